/** The smallest common font size in contracts, in points. */
const SMALL_POINTS = 9;
/** The usual font size in contracts, for desktop screens at reading distance. */
const USUAL_POINTS = 10.5;
const READABLE_PX = 12;

/** Returns the lowest zoom at which the text around a field is readable. */
export function getReadableZoom(
  { fontSize = USUAL_POINTS }: { fontSize?: number | undefined },
  isPhone: boolean,
): number {
  return READABLE_PX / Math.min(fontSize, isPhone ? SMALL_POINTS : USUAL_POINTS);
}
