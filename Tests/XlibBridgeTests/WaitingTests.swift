import CirclePanSupport
import Glibc
import PanEngine
import Testing

@testable import XlibBridge

/// What the event loop waits on, without a server.
@Suite struct WaitingTests {
  /// Whether a descriptor can be read within the time, in milliseconds.
  private func isReadable(_ descriptor: Int32, within time: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, time) == 1
  }

  @Test func `a timer is due at its moment, and then until it is armed again`() throws {
    let clock = MonotonicClock()
    var timer = try WakeUpTimer()
    #expect(!isReadable(timer.descriptor, within: 0))
    timer.arm(clock.now.advanced(bySeconds: 0.02), clock: clock)
    #expect(!isReadable(timer.descriptor, within: 0))
    #expect(isReadable(timer.descriptor, within: 5000))
    #expect(clock.now.seconds >= 0.02)
    timer.wentOff(clock)
    timer.arm(nil, clock: clock)
    #expect(!isReadable(timer.descriptor, within: 0))
  }

  @Test func `a timer that goes off too early is given time, and not asked again at once`() throws {
    let clock = MonotonicClock()
    var timer = try WakeUpTimer()
    let moment = clock.now.advanced(bySeconds: 3600)
    timer.arm(moment, clock: clock)
    timer.wentOff(clock)
    timer.arm(moment, clock: clock)
    #expect(!isReadable(timer.descriptor, within: 0))
    #expect(isReadable(timer.descriptor, within: 5000))
    // Once it is right again, it keeps its moments.
    timer.arm(clock.now, clock: clock)
    timer.wentOff(clock)
    timer.arm(moment, clock: clock)
    #expect(!isReadable(timer.descriptor, within: 30))
  }

  @Test func `a moment that is past is due at once`() throws {
    let clock = MonotonicClock()
    var timer = try WakeUpTimer()
    timer.arm(Instant(nanoseconds: .min), clock: clock)
    #expect(isReadable(timer.descriptor, within: 5000))
    timer.arm(Instant(nanoseconds: .max), clock: clock)
    #expect(!isReadable(timer.descriptor, within: 0))
    timer.arm(nil, clock: clock)
    #expect(!isReadable(timer.descriptor, within: 0))
  }

  @Test func `system times never wrap and are never "no time"`() {
    let clock = MonotonicClock()
    #expect(clock.systemTime(of: Instant(nanoseconds: .max)) == .max)
    #expect(clock.systemTime(of: Instant(nanoseconds: .min)) == 1)
  }

  @Test func `the host's descriptor is watched as it asks`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var waitSet = WaitSet(server: -1, timer: -1)
    waitSet.wait(watching: DescriptorWatch(ends[0], interest: .reading), isBusy: true)
    #expect(waitSet.hostReadiness == nil)
    waitSet.wait(watching: DescriptorWatch(ends[1], interest: .writing), isBusy: true)
    #expect(waitSet.hostReadiness?.isReady == true)
    #expect(waitSet.hostReadiness?.descriptor == ends[1])
    waitSet.wait(watching: DescriptorWatch(ends[1], interest: .failure), isBusy: true)
    #expect(waitSet.hostReadiness == nil)
    close(ends[0])
    waitSet.wait(watching: DescriptorWatch(ends[1], interest: .failure), isBusy: true)
    #expect(waitSet.hostReadiness?.hasFailed == true)
    waitSet.wait(watching: nil, isBusy: true)
    #expect(waitSet.hostReadiness == nil)
    close(ends[1])
  }
}
