import type { components } from '#openapi';
import type { Deps } from '../../../deps.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { listAttachments } from '../../contracts/values/attachments.repository.ts';
import { findFinalValue } from '../../contracts/values/final-values.repository.ts';
import { describeFinalValue } from '../../contracts/values/final-view.ts';
import { createValueRequests, findOpenRequest } from '../../contracts/values/value-requests.repository.ts';
import { createSignedUrls, type Subject } from '../../files/signed-urls.ts';

type SignContract = components['schemas']['SignContract'];

/** Describes a receiver's value request, and other receivers' changes that they have to agree to. */
export function createRequestViews(deps: Pick<Deps, 'config' | 'database' | 'now' | 'secrets'>) {
  const { database } = deps;
  const addresses = createSignedUrls(deps);
  const valueRequests = createValueRequests(deps.secrets);

  return {
    async viewRequest(receiverUuid: string): Promise<SignContract['request']> {
      const request = await findOpenRequest(database, receiverUuid);
      if (!request) return null;
      const { valueRequestUuid: valueRequestId, fieldIds, message } = request;
      return { valueRequestId, fieldIds, message };
    },
    async viewReconfirm(
      { receiverUuid }: ReceiverRow,
      people: readonly ReceiverRow[],
      fields: readonly Field[],
      subject: Subject,
    ): Promise<SignContract['reconfirm']> {
      const open = await valueRequests.findUnconfirmed(database, receiverUuid);
      if (!open) return null;
      const { before, after } = open.changes;
      const attached = await listAttachments(database, open.receiverUuid);
      const context = { receiverUuid: open.receiverUuid, attached, addresses, subject };
      const changed = fields.filter(
        ({ fieldId }) => findFinalValue(before, fieldId) !== findFinalValue(after, fieldId),
      );
      return {
        valueRequestId: open.valueRequestUuid,
        name: people.find((person) => person.receiverUuid === open.receiverUuid)?.name ?? '',
        message: open.message,
        changes: changed.map((field) => ({
          fieldId: field.fieldId,
          before: describeFinalValue(field, before, context),
          after: describeFinalValue(field, after, context),
        })),
      };
    },
  };
}
