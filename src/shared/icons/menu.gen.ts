/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Menu = createIcon(
  'menu',
  ["path",{"d":"M4 5h16"}],
  ["path",{"d":"M4 12h16"}],
  ["path",{"d":"M4 19h16"}],
);
