/**
 * The pointer's positions since the last event, oldest first: a pen reports several per frame. Safari before 18.2, and
 * every browser over plain HTTP, report only the latest.
 */
export function getCoalescedPoints(event: PointerEvent): readonly PointerEvent[] {
  const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return passed.length > 0 ? passed : [event];
}
