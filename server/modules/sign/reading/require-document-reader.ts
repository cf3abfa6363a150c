import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { requireUntamperedDocument } from '../shared/untampered-document.ts';
import { requireNoDeadEnd } from '../shared/reach.ts';
import type { ReaderQueries } from './reader.repository.ts';

/**
 * Returns the receiver with their document and all its receivers. Throws if they can't continue, or if the stored
 * document isn't the one that was sent.
 */
export const createRequireDocumentReader =
  (deps: Deps, reader: ReaderQueries) =>
  async ({ contractId, receiverUuid }: Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>) => {
    const { contract, people } = await reader.find(contractId, receiverUuid);
    const receiver = people.find((person) => person.receiverUuid === receiverUuid);
    if (!contract || !receiver) throw new DomainError('NOT_FOUND');
    await requireNoDeadEnd(deps.database, contract, receiver, contract.at);
    await requireUntamperedDocument(deps, contract, receiver);
    return { contract, people, receiver };
  };
