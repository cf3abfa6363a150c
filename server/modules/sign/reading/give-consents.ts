import { CONSENT_VERSIONS } from '../../../content/terms.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import { createFieldError } from '../../../contract/words/field-languages.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { appendEvents } from '../../audit/contract-events.repository.ts';
import { markConsented } from '../../contracts/core/receiver-transitions.ts';
import { bumpContract } from '../../contracts/core/transitions.ts';
import { performAsReceiver } from '../shared/perform-as-receiver.ts';

const KINDS = ['ELECTRONIC_SIGNATURE', 'PERSONAL_INFORMATION'] as const;

export const createGiveConsents =
  (deps: Deps): OperationHandler<'giveConsents'> =>
  async (call) => {
    if (!KINDS.every((kind) => call.body.kinds.includes(kind))) {
      const fieldErrors = [createFieldError('kinds', (words) => words.bothConsents)];
      throw new DomainError('VALIDATION', { fieldErrors });
    }
    await performAsReceiver(deps, call, async ({ transaction, contract, receiver, at, by }) => {
      if (receiver.consentedAt !== null) return;
      const { contractId, receiverUuid } = receiver;
      await markConsented(transaction, receiver, at);
      const events = KINDS.map((kind) => {
        const consents = [{ kind, version: CONSENT_VERSIONS[kind] }];
        return { kind: 'CONSENTED' as const, at, ...by, data: { receiverUuid, consents } };
      });
      await appendEvents(transaction, contractId, events);
      await bumpContract(transaction, contract);
    });
    return null;
  };
