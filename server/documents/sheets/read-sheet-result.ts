import * as v from 'valibot';
import type { Sheet } from './read-sheet.ts';

const rows = v.array(v.array(v.string()));
const sheet = v.variant('isReadable', [
  v.strictObject({ isReadable: v.literal(true), rows }),
  v.strictObject({ isReadable: v.literal(false), rows: v.null() }),
]);

/** Validates the child process's result like any other input, because the child has opened an untrusted file. */
export const readSheetResult = (value: unknown): Sheet => v.parse(sheet, value);
