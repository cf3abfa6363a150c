import type { components } from '#openapi';
import { maskEmail, maskPhone } from '../../../../rules/mask.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { findSenderName, findSendingOrganization } from '../../contracts/core/sender.repository.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import { listReceivers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { createSignedUrls, toReceiverSubject } from '../../files/signed-urls.ts';
import { hasActed } from '../shared/reach.ts';
import { buildDocumentPagePath } from '../shared/sign-views.ts';
import { createAskedTasks } from './asked-tasks.ts';

type Letter = components['schemas']['ReceiverLetter'];

/**
 * Describes what receivers see before they verify themselves. Without verification, that includes the other receivers.
 */
export function createLetters(deps: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  const addresses = createSignedUrls(deps);
  const findAskedTasks = createAskedTasks(deps);

  function signFirstPage({ baseSha256 }: ContractRow, receiver: ReceiverRow) {
    if (baseSha256 === null) return null;
    return addresses.sign(buildDocumentPagePath(baseSha256, 1, 480), toReceiverSubject(receiver));
  }

  return {
    async write(connection: Connection, contract: ContractRow, receiver: ReceiverRow): Promise<Letter> {
      const sender = await findSendingOrganization(connection, contract);
      const { receiverUuid, name, role, state, hasTurn, email, phone, consentedAt } = receiver;
      const isOpen = receiver.verifications.length === 0;
      const all =
        isOpen && contract.settings.showOthers === 'ALL' ? await listReceivers(connection, contract.contractId) : [];
      const others = all.filter((other) => other.receiverUuid !== receiverUuid);
      return {
        receiverUuid,
        organizationName: sender.name,
        logoImgUrl: sender.logoImgUrl,
        senderName: await findSenderName(connection, contract.organizationMemberUuid),
        receiver: {
          name,
          role,
          state,
          hasTurn: hasTurn && contract.status === 'IN_PROGRESS',
          email: email === null ? null : maskEmail(email),
          phone: phone === null ? null : maskPhone(phone),
          hasConsented: consentedAt !== null,
          actedAt: hasActed(receiver) ? (receiver.finishedAt?.toISOString() ?? null) : null,
        },
        title: contract.title,
        messages: [contract.message, receiver.message].filter((words) => words !== ''),
        status: contract.status,
        expiresAt: (contract.expiresAt ?? contract.movedAt).toISOString(),
        pageCount: contract.pageCount ?? 0,
        ...(await findAskedTasks(connection, contract, receiver)),
        isDelegated: receiver.delegatedFrom !== null,
        allowDelegate: contract.settings.allowDelegate,
        language: findReceiverLanguage(receiver, contract),
        people: others.map((other) => other.name),
        signedBefore: others.flatMap((other) =>
          hasActed(other) && other.finishedAt ? [{ name: other.name, at: other.finishedAt.toISOString() }] : [],
        ),
        pageImageUrl: isOpen ? signFirstPage(contract, receiver) : null,
      };
    },
  };
}
