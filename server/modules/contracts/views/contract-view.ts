import { removeItems } from '../../../../rules/list-items.ts';
import type { MemberCaller } from '../../../contract/access.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Deps } from '../../../deps.ts';
import { describeFile } from '../../files/file-view.ts';
import { filterExistingGroups } from '../../groups/groups.repository.ts';
import { readChosenTexts } from '../../mail-templates/chosen-texts.repository.ts';
import { createSignedUrls, type Subject } from '../../files/signed-urls.ts';
import { createFinalValues } from '../values/final-values.repository.ts';
import { describeDrawings, describeFinalValues } from '../values/final-view.ts';
import { listContractFiles } from '../core/contract-files.repository.ts';
import { listUsedItems } from '../core/contract-lists.repository.ts';
import type { Contract } from '../core/contract.types.ts';
import { readContents } from '../core/contents.repository.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { listReceivers, describeReceiver, type ReceiverRow } from '../core/receivers.repository.ts';
import { mayChangeContract } from '../core/contract-permissions.ts';
import { describeFilePages } from './page-views.ts';
import { findSenderName } from '../core/sender.repository.ts';
import { pickTerms } from '../core/terms.ts';
import { describeSenderValues } from '../values/sender-values.ts';

export const ACCESS_CODE_PURPOSE = 'access-code';

export const buildContractDocumentPath = (contractId: string) => `/api/app/contracts/${contractId}/document`;
export const buildSealedPagePath = (contractId: string, page: number, width: 480 | 1240) =>
  `/api/app/contracts/${contractId}/pages/${page}?width=${width}`;
export const buildContractCertificatePath = (contractId: string) => `/api/app/contracts/${contractId}/certificate`;

export function createContractDescriber(deps: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  const addresses = createSignedUrls(deps);
  const finals = createFinalValues(deps.secrets);

  const sightOf = (contract: ContractRow, caller: MemberCaller) => {
    const isReadable = contract.status === 'DRAFT' && mayChangeContract(contract, caller);
    return {
      organizationMemberUuid: caller.member.organizationMemberUuid,
      openAccessCode: isReadable ? (sealed: Buffer) => deps.secrets.open(ACCESS_CODE_PURPOSE, sealed) : null,
    };
  };
  const viewReceiver = (row: ReceiverRow, contract: ContractRow, caller: MemberCaller) =>
    describeReceiver(row, sightOf(contract, caller));

  return {
    viewReceiver,
    async view(connection: Connection, contract: ContractRow, caller: MemberCaller): Promise<Contract> {
      const { contractId, organizationMemberUuid } = contract;
      const subject: Subject = { kind: 'member', uuid: caller.member.organizationMemberUuid };
      const sign = (address: string) => addresses.sign(address, subject);
      const files = await listContractFiles(connection, contract);
      const receivers = await listReceivers(connection, contractId);
      const { fields, annotations, lists } = await readContents(connection, contractId);
      const given = await finals.listOf(connection, contractId);
      const isGone = contract.destroyedAt !== null;
      return {
        contractId,
        kind: contract.kind,
        templateId: contract.templateUuid,
        batchId: contract.batchUuid,
        directUrlId: contract.directUrlUuid,
        status: contract.status,
        sealState: contract.sealState,
        sealError: contract.sealError,
        version: contract.version,
        title: contract.title,
        sender: { organizationMemberUuid, name: await findSenderName(connection, organizationMemberUuid) },
        ...pickTerms(contract),
        folderId: contract.folderUuid,
        labelIds: contract.labelUuids,
        sharedGroupIds: await filterExistingGroups(connection, contract.sharedGroupUuids),
        expiresAt: contract.expiresAt?.toISOString() ?? null,
        scheduledAt: contract.scheduledAt?.toISOString() ?? null,
        documentNo: contract.documentNo,
        pageCount: contract.pageCount,
        endReason: contract.endReason,
        mailTemplate: await readChosenTexts(connection, contract.organizationUuid, contract.settings.mailTemplate),
        mayChange: mayChangeContract(contract, caller),
        files: files.map(({ file, pages, firstPage }) => ({
          firstPage,
          file: describeFile(file, pages, addresses, subject),
        })),
        receivers: receivers.map((row) => viewReceiver(row, contract, caller)),
        fields: removeItems(fields),
        lists: listUsedItems(fields, lists),
        annotations,
        documentUrl:
          contract.baseSha256 === null || isGone
            ? null
            : addresses.sign(buildContractDocumentPath(contractId), subject),
        sealedPages:
          contract.status === 'COMPLETED' && contract.sealedSha256 !== null && !isGone
            ? describeFilePages(files, (page, width) => sign(buildSealedPagePath(contractId, page, width)))
            : [],
        certificateUrl:
          contract.certificateSha256 === null || isGone
            ? null
            : addresses.sign(buildContractCertificatePath(contractId), subject),
        certificateNo: contract.status === 'COMPLETED' ? contract.certificateNo : null,
        completedAt: contract.status === 'COMPLETED' ? (contract.endedAt?.toISOString() ?? null) : null,
        values: [
          ...(contract.sentAt === null
            ? []
            : await describeSenderValues(deps.secrets, connection, { ...contract, fields }, { addresses, subject })),
          ...(await describeFinalValues(connection, fields, given, { addresses, subject })),
        ],
        receiverDrawings: describeDrawings(given, { addresses, subject }),
        createdAt: contract.createdAt.toISOString(),
        sentAt: contract.sentAt?.toISOString() ?? null,
        endedAt: contract.endedAt?.toISOString() ?? null,
        movedAt: contract.movedAt.toISOString(),
      };
    },
  };
}
