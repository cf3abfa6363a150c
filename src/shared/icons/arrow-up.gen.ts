/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const ArrowUp = createIcon(
  'arrow-up',
  ["path",{"d":"m5 12 7-7 7 7"}],
  ["path",{"d":"M12 19V5"}],
);
