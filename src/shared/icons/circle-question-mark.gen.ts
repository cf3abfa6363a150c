/** Drawn by `npm run icons`. Do not edit. */
import { createIcon } from './create-icon.ts';

export const CircleQuestionMark = createIcon(
  'circle-question-mark',
  ["circle",{"cx":"12","cy":"12","r":"10"}],
  ["path",{"d":"M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5"}],
  ["path",{"d":"M12 17h.01"}],
);
