/** One frame to draw the picture, and two more until it is on the screen. */
const FRAMES = 3;

/**
 * A loaded picture is not visible yet: it still has to be decoded and painted. Requests made in the meantime would
 * compete with it for bandwidth and CPU.
 */
export function afterPaint(picture: HTMLImageElement, then: () => void): void {
  const afterFrames = (left: number) => {
    requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1) : then()));
  };
  // A picture that cannot be decoded is never painted, so don't wait for it.
  picture.decode().then(() => afterFrames(FRAMES), then);
}
