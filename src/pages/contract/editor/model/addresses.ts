import type { ContractProblem } from '@/entities/contract';
import { href } from '@/shared/routes';

type Target =
  | { at: 'receiver'; receiverUuid: string }
  | { at: 'files' }
  | { at: 'setting'; setting: NonNullable<ContractProblem['place']['setting']> };

/** Returns the page of the sending flow where a problem outside the editor can be fixed. */
export function buildFixUrl(target: Target, contractId: string): string {
  const config = href('contractConfig', { contractId });
  if (target.at === 'receiver') return `${config}?receiver=${target.receiverUuid}`;
  if (target.at === 'files' || target.setting === 'TITLE') return `${href('contractUpload')}?contractId=${contractId}`;
  return `${config}?setting=${target.setting}`;
}
