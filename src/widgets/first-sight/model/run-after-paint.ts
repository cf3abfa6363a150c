/** One frame for drawing the picture, and two more until it is on the screen. */
const FRAMES = 3;

/**
 * A loaded picture still has to be decoded and painted, and requests in the meantime would compete with it for
 * bandwidth and CPU.
 */
export function runAfterPaint(picture: HTMLImageElement, then: () => void): void {
  const afterFrames = (left: number) => {
    requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1) : then()));
  };
  // A picture that can't be decoded is never painted, so there is nothing to wait for.
  picture.decode().then(() => afterFrames(FRAMES), then);
}
