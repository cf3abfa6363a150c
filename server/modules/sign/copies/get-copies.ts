import type { Client, OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { tryAppendEvents } from '../../audit/try-append-events.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { identifyReceiver } from '../../contracts/core/perform.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import { markViewed } from '../../contracts/core/receiver-transitions.ts';
import { listReceivers, hasOnlyViewers, type ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { findSenderName, findSendingOrganization } from '../../contracts/core/sender.repository.ts';
import { describePages } from '../../contracts/views/page-views.ts';
import { createSignedUrls, toReceiverSubject } from '../../files/signed-urls.ts';
import { readDraftDefaults } from '../../settings/service-settings.repository.ts';
import { lockForReceiver } from '../shared/lock-for-receiver.ts';
import { hasActed } from '../shared/reach.ts';
import { buildDocumentPath, describePerson, createPictureUrlBuilder } from '../shared/sign-views.ts';
import { describeCertificate } from './describe-certificate.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';
import { requireCopyReader } from './require-copy-reader.ts';

const DAY_MS = 24 * 3_600_000;

export function createGetCopies(deps: Deps): OperationHandler<'getCopies'> {
  const { database, files } = deps;
  const addresses = createSignedUrls(deps);

  /** Records that a viewer has seen the completed document. Opening it is enough. */
  async function recordViewed({ contractId }: ContractRow, { receiverUuid, role, state }: ReceiverRow, client: Client) {
    if (role !== 'VIEWER' || state === 'VIEWED') return;
    await database.transaction().execute(async (transaction) => {
      const { receiver, at } = await lockForReceiver(transaction, { contractId, receiverUuid });
      if (receiver.state === 'VIEWED') return;
      const viewer = await markViewed(transaction, receiver, at);
      const by = identifyReceiver(viewer, client);
      // The document is sealed, so it is shown even if the chain accepts no more events.
      await tryAppendEvents(transaction, contractId, [{ kind: 'DOCUMENT_VIEWED', at, ...by, data: { receiverUuid } }]);
    });
  }

  return async ({ caller, client }) => {
    const { contract, receiver } = await requireCopyReader(database, caller);
    const { contractId, status, settings, endedAt, baseSha256, sealedSha256 } = contract;
    const subject = toReceiverSubject(receiver);
    const isSealed = status === 'COMPLETED' && sealedSha256 !== null;
    const sha256 = (isSealed ? sealedSha256 : baseSha256) ?? '';
    const receivers = await listReceivers(database, contractId);
    const people = settings.showOthers === 'ALL' ? receivers : [];
    const { linkDays } = await readDraftDefaults(database, contract.organizationUuid);
    const completedAt = isSealed ? endedAt : null;
    if (isSealed) await recordViewed(contract, receiver, client);
    return {
      contractId,
      title: contract.title,
      documentNo: contract.documentNo ?? '',
      organizationName: (await findSendingOrganization(database, contract)).name,
      senderName: await findSenderName(database, contract.organizationMemberUuid),
      role: receiver.role,
      state: isSealed && receiver.role === 'VIEWER' ? 'VIEWED' : receiver.state,
      status,
      sealState: contract.sealState,
      isSealedAtOnce: hasOnlyViewers(receivers),
      signedAt: hasActed(receiver) ? (receiver.finishedAt?.toISOString() ?? null) : null,
      completedAt: completedAt?.toISOString() ?? null,
      viewableUntil: completedAt && new Date(completedAt.getTime() + linkDays * DAY_MS).toISOString(),
      document: {
        url: addresses.sign(buildDocumentPath(sha256), subject),
        bytes: (await openStoredFile(files, sha256)).size,
        sha256,
        isSealed,
        pages: await describePages(
          database,
          contract,
          createPictureUrlBuilder(sha256, (address) => addresses.sign(address, subject)),
        ),
      },
      certificate: await describeCertificate({ files, addresses }, contract, subject),
      language: findReceiverLanguage(receiver, contract),
      people: people.filter(({ state }) => state !== 'DELEGATED').map(describePerson),
    };
  };
}
