import type { components } from '#openapi';
import { isAttachment, isMark } from '../../../../rules/fill-field.ts';
import type { Connection } from '../../../database/connect.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { buildContentPath } from '../../files/file-view.ts';
import type { StoredFileRow } from '../../files/files.repository.ts';
import type { SignedUrls, Subject } from '../../files/signed-urls.ts';
import { buildAttachmentPath } from './attachments.repository.ts';
import { createContractMarkRepository, type ContractMark } from './contract-marks.repository.ts';
import type { Field } from '../core/contract.types.ts';
import { listSenderFiles } from './sender-files.ts';

type FinalValue = components['schemas']['FinalValue'];
type Attachment = components['schemas']['SignAttachment'];
type View = { addresses: SignedUrls; subject: Subject };
type Sent = { contractId: string; organizationUuid: string; fields: readonly Field[] };

/** Returns the marks, images and files in a sent contract's sender fields, without text. */
export async function describeSenderValues(
  secrets: Secrets,
  connection: Connection,
  { contractId, organizationUuid, fields }: Sent,
  view: View,
): Promise<FinalValue[]> {
  const own = fields.filter((field) => field.receiverUuid === null && (isMark(field) || isAttachment(field)));
  if (own.length === 0) return [];
  const marks = await createContractMarkRepository(secrets).listOf(connection, contractId);
  const files = await listSenderFiles(connection, organizationUuid, own);
  return own.flatMap((field): FinalValue[] => {
    const { fieldId } = field;
    const contractMark = marks.find(({ fieldUuids }) => fieldUuids.includes(fieldId));
    const file = isAttachment(field) ? files.find(({ fileUuid }) => fileUuid === field.value) : undefined;
    if (!contractMark && !file) return [];
    return [
      {
        fieldId,
        receiverUuid: null,
        value: null,
        mark: contractMark?.mark ?? null,
        file: contractMark ? pictureView(contractMark, view) : file ? fileView(file, view) : null,
      },
    ];
  });
}

const pictureView = ({ contractMarkUuid, picture }: ContractMark, { addresses, subject }: View) =>
  picture === null
    ? null
    : ({
        attachmentId: contractMarkUuid,
        name: `서명.${picture.kind === 'PNG' ? 'png' : 'jpg'}`,
        kind: picture.kind,
        bytes: picture.bytes,
        url: addresses.sign(buildAttachmentPath(contractMarkUuid), subject),
      } satisfies Attachment);

const fileView = ({ fileUuid, name, kind, bytes }: StoredFileRow, { addresses, subject }: View) =>
  ({
    attachmentId: fileUuid,
    name,
    kind: kind === 'PNG' || kind === 'JPEG' ? kind : 'PDF',
    bytes,
    url: addresses.sign(buildContentPath(fileUuid, false), subject),
  }) satisfies Attachment;
