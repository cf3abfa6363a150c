import type { ContractProblem } from '@/entities/contract';
import { href } from '@/shared/routes';

type Addressed = { templateId: string; contractId: string };

export const buildPeopleUrl = ({ templateId, contractId }: Addressed) =>
  `${href('templateSendSingle', { templateId })}?contractId=${contractId}`;

/** Problems that are fixed by placing a field for the receiver. */
const ABOUT_FIELDS: readonly ContractProblem['code'][] = ['RECEIVER_WITHOUT_FIELD', 'SIGNER_WITHOUT_SIGNATURE'];

/** People and the sender's values are fixed on the page for sending, and everything else in the editor. */
export function buildFixUrl({ code, place }: Pick<ContractProblem, 'code' | 'place'>, at: Addressed): string {
  const people = buildPeopleUrl(at);
  if (code.startsWith('SENDER_') || (place.setting && place.setting !== 'FILES')) return people;
  if (place.receiverUuid && !place.fieldId && !ABOUT_FIELDS.includes(code))
    return `${people}&receiver=${place.receiverUuid}`;
  return href('contractEditor', { contractId: at.contractId });
}
