/**
 * The positions of a pointer since its last event, oldest first, because a pen reports several between two frames.
 * Safari before 18.2, and every browser over plain http, report only the last one.
 */
export function passedPoints(event: PointerEvent): readonly PointerEvent[] {
  const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return passed.length > 0 ? passed : [event];
}
