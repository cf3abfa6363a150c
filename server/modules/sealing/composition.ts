import type { components } from '#openapi';
import { seoulDay } from '../../../rules/dates.ts';
import { isAttachment, isMark } from '../../../rules/fill-field.ts';
import { givenBySender } from '../../../rules/given-by-sender.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type {
  Annotation,
  Composition,
  FilledField,
  Mark,
  PageSeal,
  SealMark,
} from '../../documents/compose/drawing.types.ts';
import { missingLetters } from '../../documents/fonts/faces.ts';
import { printableText } from '../../documents/fonts/printable-text.ts';
import { listContractFiles } from '../contracts/contract-files.repository.ts';
import { createContractMarks, marksByField, type ContractMark } from '../contracts/contract-marks.repository.ts';
import type { Field } from '../contracts/contract.types.ts';
import { readContents, type ContractRow } from '../contracts/contracts.repository.ts';
import { listReceivers } from '../contracts/receivers.repository.ts';
import { listSenderFiles } from '../contracts/sender-files.ts';
import type { StoredFileRow } from '../files/files.repository.ts';
import {
  attachmentsOf,
  createFinalValues,
  type FinalsByReceiver,
  type FinalValues,
} from '../sign/final-values.repository.ts';
import { preparePictures, type Pictures } from './pictures.ts';

const PAGE_SEAL_MM = 24;

/** Everything that is drawn over the base: what the sender and the receivers filled in, annotations, footer, 간인. */
export async function readComposition(
  deps: Pick<Deps, 'database' | 'files' | 'secrets'>,
  contract: ContractRow,
  organizationName: string,
) {
  const { database: connection } = deps;
  const { contractId, documentNo, settings } = contract;
  const receivers = await listReceivers(connection, contractId);
  const finals = await createFinalValues(deps.secrets).listOf(connection, contractId);
  const { fields, annotations } = await readContents(connection, contractId);
  const parts = await listContractFiles(connection, contract);
  const firstPages = new Map(parts.map(({ file, firstPage }) => [file.fileUuid, firstPage ?? 1]));
  const senderMarks = await createContractMarks(deps.secrets).listOf(connection, contractId);
  const attached = [
    ...(await listAttached(connection, contractId)),
    ...(await listSenderFiles(connection, contract.organizationUuid, fields)).map(attachedFile),
    ...senderMarks.flatMap(attachedMark),
  ];
  const pictures = await preparePictures(
    deps,
    contract,
    wantedPictures({ fields, annotations, finals, senderMarks }),
    attached,
  );

  const sentOn = seoulDay(contract.sentAt ?? contract.movedAt);
  const given: Given = { values: givenBySender(fields, sentOn), ...marksByField(senderMarks) };
  const filled = fields.flatMap((field): FilledField[] => {
    const final = field.receiverUuid === null ? given : finals.get(field.receiverUuid);
    const value = final ? drawnValue(field, final, { attached, pictures }) : null;
    if (value === null) return [];
    const { kind, rect, fontSize, align, format, inWords, preset } = field;
    return [
      {
        page: (firstPages.get(field.fileId) ?? 1) + field.page - 1,
        rect,
        kind,
        value,
        ...(fontSize !== undefined && { fontSize }),
        ...(align !== undefined && { align }),
        ...(format !== undefined && { format }),
        ...(inWords !== undefined && { inWords }),
        ...(preset !== undefined && { preset }),
      },
    ];
  });
  const drawn = [...annotations, ...[...finals.values()].flatMap((final) => final.annotations)];
  const composition: Composition = {
    fields: filled,
    annotations: drawn.flatMap(({ fileId, ...annotation }): Annotation[] => {
      if (annotation.type === 'STAMP' && !pictures.has(annotation.bitmapId)) return [];
      return [placed(annotation, (firstPages.get(fileId) ?? 1) - 1 + annotation.pageIndex)];
    }),
    ...(settings.footer && { footer: `문서 번호 ${documentNo ?? ''}` }),
    ...(settings.pageSealEdge !== 'NONE' && {
      pageSeal: { edge: settings.pageSealEdge, mark: pageSealMark(senderMarks, organizationName) } satisfies PageSeal,
    }),
    images: pictures,
  };
  const marks = new Map(
    receivers.flatMap(({ receiverUuid }) => {
      const mark = Object.values(finals.get(receiverUuid)?.marks ?? {})[0];
      return mark && !(mark.kind === 'IMAGE' && !pictures.has(mark.fileId)) ? [[receiverUuid, mark] as const] : [];
    }),
  );
  const senderMark = senderMarks.find(({ fieldUuids }) => fieldUuids.length > 0)?.mark ?? null;
  return { composition, marks, senderMark, pictures };
}

type Sent = components['schemas']['Annotation'];
type Unplaced = Sent extends infer One ? (One extends Sent ? Omit<One, 'fileId'> : never) : never;

/** As the document counts its pages. */
function placed(annotation: Unplaced, pageIndex: number): Annotation {
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect;
  const place = { pageIndex, rect: [left, bottom, right, top] as const, rotation: annotation.rotation };
  if (annotation.type === 'STAMP') return { type: 'STAMP', ...place, bitmapId: annotation.bitmapId };
  const [red = 0, green = 0, blue = 0] = annotation.color;
  const ink = { ...place, color: [red, green, blue] as const, opacity: annotation.opacity };
  return annotation.type === 'INK'
    ? { type: 'INK', ...ink, thickness: annotation.thickness, paths: annotation.paths }
    : { type: 'HIGHLIGHT', ...ink, quadPoints: annotation.quadPoints };
}

type Attached = { attachmentUuid: string; name: string; sha256: string };
type Given = Pick<FinalValues, 'values' | 'markRefs' | 'marks'>;

function drawnValue(
  field: Field,
  { values, markRefs, marks }: Given,
  { attached, pictures }: { attached: readonly Attached[]; pictures: Pictures },
): FilledField['value'] {
  const value = values[field.fieldId] ?? null;
  if (isMark(field)) {
    const mark = marks[markRefs[field.fieldId] ?? ''];
    if (mark) return mark.kind === 'IMAGE' && !pictures.has(mark.fileId) ? null : mark;
  }
  if (value === null) return null;
  if (field.kind === 'CHECKBOX' || field.kind === 'RADIO') return true;
  if (field.kind === 'IMAGE') return pictures.has(value) ? value : null;
  if (!isAttachment(field)) return printableText(value);
  const name = attached.find(({ attachmentUuid }) => attachmentUuid === value)?.name;
  return name === undefined ? null : printableText(name);
}

/** The company's seal, or one in the name of the organisation that sends: the parties' own ones may be drawn by hand. */
function pageSealMark(senderMarks: readonly ContractMark[], organizationName: string): Mark {
  const chosen = senderMarks.find(({ fieldUuids }) => fieldUuids.length === 0);
  return chosen?.mark ?? madeUpSeal(organizationName);
}

function madeUpSeal(organizationName: string): SealMark {
  const name = organizationName.normalize('NFC').slice(0, 20);
  const isPrintable = missingLetters(name, 'MYEONGJO').length === 0;
  return {
    kind: 'SEAL',
    text: '간인',
    shape: 'ROUND',
    face: 'MYEONGJO',
    ...(isPrintable && { corporateText: name }),
    sizeMm: PAGE_SEAL_MM,
  };
}

function wantedPictures({
  fields,
  annotations,
  finals,
  senderMarks,
}: {
  fields: readonly Field[];
  annotations: readonly { type: string; bitmapId?: string }[];
  finals: FinalsByReceiver;
  senderMarks: readonly ContractMark[];
}) {
  const holders = new Set(fields.filter(({ kind }) => kind === 'IMAGE').map(({ fieldId }) => fieldId));
  return new Set([
    ...senderMarks.flatMap(({ mark }) => (mark.kind === 'IMAGE' ? mark.fileId : [])),
    ...fields.flatMap(({ kind, receiverUuid, value }) => (kind === 'IMAGE' && receiverUuid === null && value) || []),
    ...annotations.flatMap(({ bitmapId }) => bitmapId ?? []),
    ...[...finals.values()].flatMap((final) => [...attachmentsOf(final, (fieldId) => holders.has(fieldId))]),
  ]);
}

const attachedFile = ({ fileUuid, name, sha256 }: StoredFileRow): Attached => ({
  attachmentUuid: fileUuid,
  name,
  sha256,
});
const attachedMark = ({ contractMarkUuid, picture }: ContractMark): Attached[] =>
  picture ? [{ attachmentUuid: contractMarkUuid, name: '', sha256: picture.sha256 }] : [];

const listAttached = (connection: Connection, contractId: string): Promise<Attached[]> =>
  connection
    .selectFrom('receiverAttachments as a')
    .innerJoin('receivers as r', 'r.receiverUuid', 'a.receiverUuid')
    .select(['a.attachmentUuid', 'a.name', 'a.sha256'])
    .where('r.contractId', '=', contractId)
    .execute();
