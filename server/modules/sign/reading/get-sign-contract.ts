import { removeItems } from '../../../../rules/list-items.ts';
import type { OperationHandler } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { listUsedItems } from '../../contracts/core/contract-lists.repository.ts';
import type { Field } from '../../contracts/core/contract.types.ts';
import type { ContractRow } from '../../contracts/core/contracts.repository.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import type { ReceiverRow } from '../../contracts/core/receivers.repository.ts';
import { describeAttachment, listAttachments } from '../../contracts/values/attachments.repository.ts';
import { createDrafts, EMPTY_DRAFT } from '../../contracts/values/drafts.repository.ts';
import { createFinalValues, type FinalsByReceiver } from '../../contracts/values/final-values.repository.ts';
import { describeFinalValues } from '../../contracts/values/final-view.ts';
import { describeSenderValues } from '../../contracts/values/sender-values.ts';
import { describePage } from '../../contracts/views/page-views.ts';
import { buildContentPath } from '../../files/file-view.ts';
import { createSignedUrls, toReceiverSubject } from '../../files/signed-urls.ts';
import { buildDocumentPath, describePerson, createPictureUrlBuilder } from '../shared/sign-views.ts';
import type { ReaderQueries } from './reader.repository.ts';
import { createRequireDocumentReader } from './require-document-reader.ts';
import { createRequestViews } from './view-requests.ts';

export function createGetSignContract(deps: Deps, reader: ReaderQueries): OperationHandler<'getSignContract'> {
  const { database, secrets } = deps;
  const requireDocumentReader = createRequireDocumentReader(deps, reader);
  const addresses = createSignedUrls(deps);
  const drafts = createDrafts(secrets);
  const finalValues = createFinalValues(secrets);
  const requestViews = createRequestViews(deps);

  return async ({ caller }) => {
    const { contract, people, receiver } = await requireDocumentReader(caller);
    const { contractId, receiverUuid } = caller;
    const subject = toReceiverSubject(receiver);
    const sign = (address: string) => addresses.sign(address, subject);
    const { fields, annotations } = contract;
    const pictureOf = createPictureUrlBuilder(contract.baseSha256, sign);
    const finals: FinalsByReceiver = contract.hasFinals ? await finalValues.listOf(database, contractId) : new Map();
    const attached = contract.hasAttachments ? await listAttachments(database, receiverUuid) : [];
    const { name, role, state, email, phone, consentedAt } = receiver;
    return {
      contractId,
      title: contract.title,
      documentNo: contract.documentNo ?? '',
      status: contract.status,
      sealState: contract.sealState,
      organizationName: contract.organizationName,
      senderName: contract.senderName ?? '',
      expiresAt: (contract.expiresAt ?? contract.movedAt).toISOString(),
      settings: viewSettings(contract, receiver),
      me: {
        receiverUuid,
        name,
        role,
        state,
        email,
        phone,
        hasConsented: consentedAt !== null,
        hasAccessCode: receiver.verifications.includes('ACCESS_CODE'),
      },
      people: people.filter((person) => person.state !== 'DELEGATED').map(describePerson),
      pages: (await reader.listPages(contractId)).map((page) => describePage(page, pictureOf)),
      documentUrl: sign(buildDocumentPath(contract.baseSha256 ?? '')),
      fields: removeItems(fields).map((field) => viewField(field, receiverUuid)),
      lists: listUsedItems(
        fields.filter((field) => field.receiverUuid === receiverUuid),
        contract.lists,
      ),
      annotations,
      stamps: annotations.flatMap((drawn) =>
        drawn.type === 'STAMP'
          ? [{ bitmapId: drawn.bitmapId, url: sign(buildContentPath(drawn.bitmapId, false)) }]
          : [],
      ),
      draft: contract.hasDraft ? await drafts.find(database, receiverUuid) : EMPTY_DRAFT,
      marks: contract.hasMarks ? await drafts.listMarks(database, receiverUuid) : [],
      attachments: attached.map((row) => describeAttachment(row, addresses, subject)),
      othersValues: [
        ...(await describeSenderValues(secrets, database, contract, { addresses, subject })),
        ...(await describeFinalValues(database, fields, filterShown(contract, receiver, finals), {
          addresses,
          subject,
        })),
      ],
      request: contract.hasRequest ? await requestViews.viewRequest(receiverUuid) : null,
      reconfirm: contract.hasReconfirm ? await requestViews.viewReconfirm(receiver, people, fields, subject) : null,
    };
  };
}

function viewSettings(contract: ContractRow, receiver: ReceiverRow) {
  const { pageSealId: _, mailTemplate: __, ...settings } = contract.settings;
  return { ...settings, language: findReceiverLanguage(receiver, contract) };
}

/**
 * Hides suggested values from other receivers, because they may be confidential, and which stored mark the sender used.
 */
function viewField({ value, senderMark, ...field }: Field, receiverUuid: string): Field {
  const isRead = field.receiverUuid === null || field.receiverUuid === receiverUuid;
  return {
    ...field,
    ...(isRead && value !== undefined && { value }),
    ...(senderMark && { senderMark: { from: 'MINE', markId: null } }),
  };
}

/** Returns the receiver's values and, if the sender shows them, the other receivers'. */
const filterShown = (
  { settings }: ContractRow,
  { receiverUuid }: ReceiverRow,
  finals: FinalsByReceiver,
): FinalsByReceiver => new Map([...finals].filter(([uuid]) => uuid === receiverUuid || settings.showOthers === 'ALL'));
