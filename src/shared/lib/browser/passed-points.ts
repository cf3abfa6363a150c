/**
 * Where a pointer went since its last event, oldest first: between two frames a pen reports more places than one.
 * Safari below 18.2, and every browser over plain http, tells of the last place alone.
 */
export function passedPoints(event: PointerEvent): readonly PointerEvent[] {
  const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return passed.length > 0 ? passed : [event];
}
