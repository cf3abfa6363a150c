import { isAutoFilled, mustFit } from '../../../../rules/field-kinds.ts';
import type { ValueProblem } from '../../../../rules/value-problem.ts';
import { layoutField } from '../../../documents/compose/fields.ts';
import { describeValueProblem } from '../../../content/value-problems.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Field } from '../core/contract.types.ts';
import { listFilePages } from '../../files/file-pages.repository.ts';

type Rotation = (field: Pick<Field, 'fileId' | 'page'>) => number;

/**
 * Rejects text that is too long even in the smallest size, because it would be printed over the field's surroundings.
 */
export async function requireTextsThatFit(
  connection: Connection,
  fields: readonly Field[],
  values: Readonly<Record<string, string | null>>,
) {
  const written = fields.filter((field) => isShortened(field) && values[field.fieldId]);
  const pages = await listFilePages(connection, [...new Set(written.map(({ fileId }) => fileId))]);
  requireValuesThatFit(written, values, ({ fileId, page }) => pages.get(fileId)?.[page - 1]?.rotation ?? 0);
}

/** Returns whether the receiver can shorten the text. Fixed text was checked before sending. */
const isShortened = (field: Field) => mustFit(field) && !isAutoFilled(field) && !field.readOnly;

export function findOverflow(field: Field, value: string, rotationOf: Rotation): ValueProblem | null {
  if (!mustFit(field)) return null;
  const { width, height } = field.rect;
  const box = rotationOf(field) % 180 === 0 ? { width, height } : { width: height, height: width };
  return layoutField({ ...field, value }, box).overflows ? { code: 'ROOM' } : null;
}

export function requireValuesThatFit(
  fields: readonly Field[],
  values: Readonly<Record<string, string | null>>,
  rotationOf: Rotation,
) {
  const fieldErrors = fields.flatMap((field) => {
    const value = values[field.fieldId];
    const fault = value && isShortened(field) ? findOverflow(field, value, rotationOf) : null;
    if (!fault) return [];
    return [{ field: field.fieldId, ...describeValueProblem(field, fault) }];
  });
  if (fieldErrors.length === 0) return;
  throw new DomainError('VALUES_WRONG', { fieldErrors: fieldErrors.slice(0, 100) });
}
