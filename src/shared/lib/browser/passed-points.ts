/**
 * A pen reports several positions per frame. Safari before 18.2, and every browser over plain HTTP, only report the
 * latest.
 */
export function getCoalescedPoints(event: PointerEvent): readonly PointerEvent[] {
  const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return passed.length > 0 ? passed : [event];
}
