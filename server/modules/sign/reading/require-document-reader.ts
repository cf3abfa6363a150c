import type { ReceiverCaller } from '../../../contract/access.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { Deps } from '../../../deps.ts';
import { requireGenuineBase } from '../shared/genuine-base.ts';
import { requireReach } from '../shared/reach.ts';
import type { ReaderQueries } from './reader.repository.ts';

/** Whoever was let in, the document that they read and everybody in it. Throws for every dead end and for another document. */
export const createRequireDocumentReader =
  (deps: Deps, reader: ReaderQueries) =>
  async ({ contractId, receiverUuid }: Pick<ReceiverCaller, 'contractId' | 'receiverUuid'>) => {
    const { contract, people } = await reader.find(contractId, receiverUuid);
    const receiver = people.find((person) => person.receiverUuid === receiverUuid);
    if (!contract || !receiver) throw new DomainError('NOT_FOUND');
    await requireReach(deps.database, contract, receiver, contract.at);
    await requireGenuineBase(deps, contract, receiver);
    return { contract, people, receiver };
  };
