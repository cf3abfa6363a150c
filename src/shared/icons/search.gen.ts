/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const Search = createIcon(
  'search',
  ["path",{"d":"m21 21-4.34-4.34"}],
  ["circle",{"cx":"11","cy":"11","r":"8"}],
);
