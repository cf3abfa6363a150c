/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CloudUpload = createIcon(
  'cloud-upload',
  ["path",{"d":"M12 13v8"}],
  ["path",{"d":"M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242"}],
  ["path",{"d":"m8 17 4-4 4 4"}],
);
