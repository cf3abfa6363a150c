import type { OperationHandler } from '../../../contract/operations.ts';
import { outlineMark as draw } from '../../../documents/compose/mark-outline.ts';
import { requirePrintableMark } from '../../marks/printable.ts';

export const outlineMark: OperationHandler<'outlineMark'> = async ({ body: { mark } }) => {
  requirePrintableMark(mark);
  return draw(mark);
};
