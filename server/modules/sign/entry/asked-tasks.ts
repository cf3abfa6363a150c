import type { components } from '#openapi';
import { listQuestions } from '../../../../rules/questions.ts';
import { getInitialValues, resolveFields } from '../../../../rules/resolve-fields.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { readContents } from '../../contracts/core/contents.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { collectEarlierValues, describeFiller } from '../../contracts/values/fill-in.ts';
import { createFinalValues } from '../../contracts/values/final-values.repository.ts';
import { findOpenRequest } from '../../contracts/values/value-requests.repository.ts';
import { hasActed } from '../shared/reach.ts';

type AskedTasks = Pick<components['schemas']['ReceiverLetter'], 'fieldCount' | 'request'>;

/** Finds what a receiver is asked for now. Somebody who has signed is only asked about a change. */
export function createAskedTasks({ now, secrets }: Pick<Deps, 'now' | 'secrets'>) {
  const finals = createFinalValues(secrets);

  return async (connection: Connection, contract: ContractRow, receiver: ReceiverRow): Promise<AskedTasks> => {
    const { contractId } = contract;
    if (receiver.hasTurn && hasActed(receiver)) return { fieldCount: 0, request: 'CONSENT' };
    const request = receiver.finishedAt === null ? undefined : await findOpenRequest(connection, receiver.receiverUuid);
    const { fields } = await readContents(connection, contractId);
    const filler = describeFiller(receiver, now());
    if (!request) {
      const resolved = resolveFields(fields, getInitialValues(fields, filler), filler);
      return { fieldCount: listQuestions(resolved).length, request: null };
    }
    const values = collectEarlierValues(fields, await finals.listOf(connection, contractId));
    // The other fields can't be changed, but conditions may refer to them.
    const open = fields.map((field) =>
      request.fieldIds.includes(field.fieldId) ? field : { ...field, readOnly: true },
    );
    return { fieldCount: listQuestions(resolveFields(open, values, filler)).length, request: 'VALUES' };
  };
}
