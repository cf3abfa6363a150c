import type { OperationHandler } from '../../../contract/operations.ts';
import { outlineMark as draw } from '../../../documents/compose/mark-outline.ts';
import { requirePrintableMark } from '../../marks/printable.ts';

/** How letters will look once they are sealed, for whoever makes a mark: a receiver, or a member for later. */
export const outlineMark: OperationHandler<'outlineMark'> = async ({ body: { mark } }) => {
  requirePrintableMark(mark);
  return draw(mark);
};
