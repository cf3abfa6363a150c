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

/** What its field cannot hold even in the smallest letters would be sealed over what stands beside it. */
export async function requireFittingTexts(
  connection: Connection,
  fields: readonly Field[],
  values: Readonly<Record<string, string | null>>,
) {
  const written = fields.flatMap((field) => {
    const value = values[field.fieldId];
    return value && SHORTENED.has(field.kind) && !field.readOnly ? [{ field, value }] : [];
  });
  const pages = await listPagesOf(connection, [...new Set(written.map(({ field }) => field.fileId))]);
  const tooLong = written.filter(({ field, value }) => {
    const { width, height } = field.rect;
    const { rotation = 0 } = pages.get(field.fileId)?.[field.page - 1] ?? {};
    const box = rotation % 180 === 0 ? { width, height } : { width: height, height: width };
    return layoutField({ ...field, value }, box).overflows;
  });
  if (tooLong.length === 0) return;
  const fieldErrors = tooLong.slice(0, 100).map(({ field }) => ({ field: field.fieldId, ...TOO_LONG }));
  throw new DomainError('VALUES_WRONG', { fieldErrors });
}
