import type { OperationHandlers } from '../../../contract/operations.ts';
import { outlineMark } from '../../../documents/compose/mark-outline.ts';
import { requirePrintableMark } from '../../marks/printable.ts';

/** How letters will look once they are sealed, for whoever makes a mark: a receiver, or a member for later. */
export const outlineHandlers = {
  async outlineMark({ body: { mark } }) {
    requirePrintableMark(mark);
    return outlineMark(mark);
  },
} satisfies Partial<OperationHandlers>;
