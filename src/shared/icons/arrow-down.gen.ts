/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ArrowDown = createIcon(
  'arrow-down',
  ["path",{"d":"M12 5v14"}],
  ["path",{"d":"m19 12-7 7-7-7"}],
);
