/** The smallest text that is set in contracts, in points. */
const SMALL_POINTS = 9;
/** What they are set in as a rule: enough for a desk, where the eye is no farther away than from paper. */
const USUAL_POINTS = 10.5;
const READABLE_PX = 12;

/** From where on the line of a field can be read without going closer. */
export function readableZoom({ fontSize = USUAL_POINTS }: { fontSize?: number | undefined }, isPhone: boolean): number {
  return READABLE_PX / Math.min(fontSize, isPhone ? SMALL_POINTS : USUAL_POINTS);
}
