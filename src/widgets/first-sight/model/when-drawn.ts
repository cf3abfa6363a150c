/** The frame that draws the picture, and two until it is on the screen. */
const FRAMES = 3;

/**
 * A picture that has loaded is not visible yet: it is decoded and drawn afterwards. Fetching something in between would
 * take bandwidth and processor time from the very picture that people wait for.
 */
export function whenDrawn(picture: HTMLImageElement, then: () => void): void {
  const afterFrames = (left: number) => {
    requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1) : then()));
  };
  // A picture that cannot be decoded will not be drawn either, so there is nothing to wait for.
  picture.decode().then(() => afterFrames(FRAMES), then);
}
