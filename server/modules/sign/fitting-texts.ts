import { layoutField } from '../../documents/compose/fields.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { Field } from '../contracts/contract.types.ts';
import { listPagesOf } from '../files/files.repository.ts';

/** Can be put shorter. A name or an address is as long as it is, and is printed over the edge if need be. */
const SHORTENED: ReadonlySet<Field['kind']> = new Set<Field['kind']>(['TEXT', 'MULTILINE']);
const TOO_LONG = {
  message: '칸에 다 들어가지 않아요. 더 짧게 적어주세요.',
  english: 'This does not fit into its field. Please put it shorter.',
};

type Rotation = (field: Pick<Field, 'fileId' | 'page'>) => number;

/** What its field cannot hold even in the smallest letters would be sealed over what stands beside it. */
export async function requireFittingTexts(
  connection: Connection,
  fields: readonly Field[],
  values: Readonly<Record<string, string | null>>,
) {
  const written = fields.filter((field) => isShortened(field) && values[field.fieldId]);
  const pages = await listPagesOf(connection, [...new Set(written.map(({ fileId }) => fileId))]);
  requireFitting(written, values, ({ fileId, page }) => pages.get(fileId)?.[page - 1]?.rotation ?? 0);
}

const isShortened = ({ kind, readOnly }: Field) => SHORTENED.has(kind) && !readOnly;

export function requireFitting(
  fields: readonly Field[],
  values: Readonly<Record<string, string | null>>,
  rotationOf: Rotation,
) {
  const tooLong = fields.filter((field) => {
    const value = values[field.fieldId];
    if (!value || !isShortened(field)) return false;
    const { width, height } = field.rect;
    const box = rotationOf(field) % 180 === 0 ? { width, height } : { width: height, height: width };
    return layoutField({ ...field, value }, box).overflows;
  });
  if (tooLong.length === 0) return;
  const fieldErrors = tooLong.slice(0, 100).map(({ fieldId }) => ({ field: fieldId, ...TOO_LONG }));
  throw new DomainError('VALUES_WRONG', { fieldErrors });
}
