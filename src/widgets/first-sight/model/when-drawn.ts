/** The frame that brings the picture, and two for the way from there to the glass. */
const FRAMES = 3;

/**
 * A picture that has loaded is not seen yet: it is decoded and drawn after that. What is fetched in between takes the
 * line and the processor from the very picture that one waits for.
 */
export function whenDrawn(picture: HTMLImageElement, then: () => void): void {
  const afterFrames = (left: number) => {
    requestAnimationFrame(() => (left > 1 ? afterFrames(left - 1) : then()));
  };
  // One that can't be decoded is not going to be drawn, either: nothing is left to wait for.
  picture.decode().then(() => afterFrames(FRAMES), then);
}
