import { toDisplayRect, type Rect } from '#rules/page-geometry.ts';
import type { Contract, ContractProblem } from '@/entities/contract';
import { getPageKey, type DocumentPage } from '@/entities/document';
import { href } from '@/shared/routes';

/** The place where the sender can fix a problem that the check found. */
export type ProblemTarget =
  /** `isFilled` means that the value has to be corrected, not the field. */
  | { at: 'field'; fieldId: string; spot: Spot | null; isFilled: boolean }
  | { at: 'spot'; spot: Spot }
  | { at: 'party'; owner: string }
  | { at: 'address'; address: string };
type Spot = { index: number; seen: Rect | null };

/**
 * These are fixed in the editor, by placing a field for the receiver. Other problems with receivers are fixed on their
 * page.
 */
const ABOUT_FIELDS: readonly ContractProblem['code'][] = ['RECEIVER_WITHOUT_FIELD', 'SIGNER_WITHOUT_SIGNATURE'];

export function toProblemTarget(
  { code, place }: Pick<ContractProblem, 'code' | 'place'>,
  { contractId }: Pick<Contract, 'contractId'>,
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

  const config = href('contractConfig', { contractId });
  if (receiverUuid !== undefined)
    return ABOUT_FIELDS.includes(code)
      ? { at: 'party', owner: receiverUuid }
      : { at: 'address', address: `${config}?receiver=${receiverUuid}` };
  if (fileId !== undefined || setting === 'FILES' || setting === 'TITLE')
    return { at: 'address', address: `${href('contractUpload')}?contractId=${contractId}` };
  return setting === undefined ? null : { at: 'address', address: `${config}?setting=${setting}` };
}
