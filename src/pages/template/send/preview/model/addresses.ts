import type { ContractProblem } from '@/entities/contract';
import { href } from '@/shared/routes';

type Addressed = { templateId: string; contractId: string };

export const toPeopleAddress = ({ templateId, contractId }: Addressed) =>
  `${href('templateSendSingle', { templateId })}?contractId=${contractId}`;

/** Where a problem is fixed: people and the sender's values beside the template, everything else in the editor. */
export function toFixingAddress({ code, place }: Pick<ContractProblem, 'code' | 'place'>, at: Addressed): string {
  const people = toPeopleAddress(at);
  if (code.startsWith('SENDER_') || place.setting) return people;
  if (place.receiverUuid && !place.fieldId) return `${people}&receiver=${place.receiverUuid}`;
  return href('contractEditor', { contractId: at.contractId });
}
