import type { OperationHandler } from '../../../contract/operations.ts';
import { outlineMark as draw } from '../../../documents/compose/mark-outline.ts';
import { requirePrintableMark } from '../../marks/printable.ts';

/** Renders a mark as it will look when sealed, for people who are creating one. */
export const outlineMark: OperationHandler<'outlineMark'> = async ({ body: { mark } }) => {
  requirePrintableMark(mark);
  return draw(mark);
};
