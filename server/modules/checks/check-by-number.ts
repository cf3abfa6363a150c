import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { EMPTY_CHECK_DETAILS } from './check-view.ts';
import { findByNumber, type KnownSeal } from './known-seals.repository.ts';

export const createCheckByNumber =
  ({ database }: Deps): OperationHandler<'checkByNumber'> =>
  async ({ path: { certificateNo } }) => {
    const found = await findByNumber(database, normalizeNumber(certificateNo));
    if (!found) throw new DomainError('NOT_FOUND', { message: '맞는 증명서가 없어요. 번호를 다시 확인해주세요.' });
    const words = '이 번호의 증명서가 있어요. 가진 PDF를 올려 확인해주세요.';
    return { ...EMPTY_CHECK_DETAILS, ...publicFacts(found), verdict: 'EXISTS', words, kind: 'CERTIFICATE' };
  };

const NUMBER = /^DJC(\d{4})(\d+)([A-Z\d]{4})$/;

/** Writes a number with its dashes, which people leave out, or type as blanks, other dashes or full-width characters. */
function normalizeNumber(typed: string): string {
  const upper = typed.normalize('NFKC').trim().toUpperCase();
  const [, month, digits, letters] = NUMBER.exec(upper.replaceAll(/[\s\p{Dash}]/gu, '')) ?? [];
  return letters === undefined ? upper : `DJ-C-${month}-${digits}-${letters}`;
}

/** Leaves out people's names, because knowing the number doesn't mean having the document. */
const publicFacts = (found: KnownSeal) => ({
  certificateNo: found.certificateNo,
  documentNo: found.documentNo,
  organizationName: found.organizationName,
  completedAt: found.endedAt?.toISOString() ?? null,
  documentSha256: found.sealedSha256,
  certificateSha256: found.certificateSha256,
});
