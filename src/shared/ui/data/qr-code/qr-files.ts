import { drawQrPath, PRINTED_BORDER } from './qr-path';

/** In pixels. A link's code is about 1,100 px wide, enough for the corner of a poster. */
const MODULE_PX = 24;

/** Has no fixed size, so that the SVG fills its container. */
export function makeQrSvg(text: string): Blob {
  const { path, size } = drawQrPath(text, PRINTED_BORDER);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Returns null if the browser provides no canvas. */
export async function makeQrPng(text: string): Promise<Blob | null> {
  const { path, size } = drawQrPath(text, PRINTED_BORDER);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(MODULE_PX, MODULE_PX);
  brush.fillStyle = '#000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A canvas is filled, not an array.
  brush.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
