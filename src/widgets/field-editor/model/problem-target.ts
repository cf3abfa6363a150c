import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import type { ContractProblem } from '@/entities/contract';
import { getPageKey, type DocumentPage } from '@/entities/document';

type Place = ContractProblem['place'];

export type ProblemTarget =
  /** True if the value has to be corrected rather than the field. */
  | { at: 'field'; fieldId: string; spot: Spot | null; isFilled: boolean }
  | { at: 'spot'; spot: Spot }
  | { at: 'party'; owner: string }
  /** The targets below are outside the editor. */
  | { at: 'receiver'; receiverUuid: string }
  | { at: 'files' }
  | { at: 'setting'; setting: NonNullable<Place['setting']> };
type Spot = { index: number; seen: Rect | null };

/** Fixed by placing a field for the receiver. Other problems with receivers are fixed on their page. */
const ABOUT_FIELDS: readonly ContractProblem['code'][] = ['RECEIVER_WITHOUT_FIELD', 'SIGNER_WITHOUT_SIGNATURE'];

export function toProblemTarget(
  { code, place }: Pick<ContractProblem, 'code' | 'place'>,
  pages: readonly DocumentPage[],
): ProblemTarget | null {
  const { fieldId, fileId, page: number, rect, receiverUuid, setting } = place;
  const page =
    fileId !== undefined && number !== undefined
      ? pages.find(({ key }) => key === getPageKey({ fileId, page: number }))
      : undefined;
  const spot = page ? { index: page.index, seen: rect ? toDisplayRect(rect, page) : null } : null;
  if (fieldId !== undefined) return { at: 'field', fieldId, spot, isFilled: code.startsWith('SENDER_') };
  if (spot) return { at: 'spot', spot };
  if (receiverUuid !== undefined)
    return ABOUT_FIELDS.includes(code) ? { at: 'party', owner: receiverUuid } : { at: 'receiver', receiverUuid };
  if (fileId !== undefined || setting === 'FILES') return { at: 'files' };
  return setting === undefined ? null : { at: 'setting', setting };
}
