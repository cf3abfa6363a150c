import type { components } from '#openapi';
import { isAttachment, isMark, isTick } from '../../../rules/field-kinds.ts';
import type {
  Annotation,
  Composition,
  FilledField,
  Mark,
  PageSeal,
  SealMark,
} from '../../documents/compose/drawing.types.ts';
import { toPrintableText } from '../../documents/compose/printable-text.ts';
import { findMissingCharacters } from '../../documents/fonts/faces.ts';
import { groupMarksByField, type ContractMark } from '../contracts/values/contract-marks.repository.ts';
import type { Field } from '../contracts/core/contract.types.ts';
import type { FinalValues } from '../contracts/values/final-values.repository.ts';
import type { Pictures } from './pictures.ts';
import { collectSenderValues } from './sender-content.ts';
import type { DrawableContract } from './stored-contract.ts';

const PAGE_SEAL_MM = 24;

/** Composes what is printed on the base: values, annotations, the footer and 간인 (seals across page edges). */
export function composeContract(stored: DrawableContract, pictures: Pictures, organizationName: string) {
  const { contract, receivers, finals, fields, annotations, firstPages, senderMarks, attachments, uploads } = stored;
  const { documentNo, settings } = contract;
  const names = new Map([
    ...attachments.map(({ attachmentUuid, name }) => [attachmentUuid, name] as const),
    ...uploads.map(({ fileUuid, name }) => [fileUuid, name] as const),
  ]);
  const given: Given = { values: collectSenderValues(contract, fields), ...groupMarksByField(senderMarks) };
  const filled = fields.flatMap((field): FilledField[] => {
    const final = field.receiverUuid === null ? given : finals.get(field.receiverUuid);
    const value = final ? drawnValue(field, final, names) : null;
    if (value === null) return [];
    const { kind, rect, fontSize, align, format, dateGaps, inWords, preset } = field;
    return [
      {
        page: (firstPages.get(field.fileId) ?? 1) + field.page - 1,
        rect,
        kind,
        value,
        ...(fontSize !== undefined && { fontSize }),
        ...(align !== undefined && { align }),
        ...(format !== undefined && { format }),
        ...(dateGaps !== undefined && { dateGaps }),
        ...(inWords !== undefined && { inWords }),
        ...(preset !== undefined && { preset }),
      },
    ];
  });
  const drawn = [...annotations, ...[...finals.values()].flatMap((final) => final.annotations)];
  const composition: Composition = {
    fields: filled,
    annotations: drawn.map(({ fileId, ...annotation }) =>
      placed(annotation, (firstPages.get(fileId) ?? 1) - 1 + annotation.pageIndex),
    ),
    ...(settings.footer && { footer: `문서 번호 ${documentNo ?? ''}` }),
    ...(settings.pageSealEdge !== 'NONE' && {
      pageSeal: { edge: settings.pageSealEdge, mark: pageSealMark(senderMarks, organizationName) } satisfies PageSeal,
    }),
    images: pictures,
  };
  /** Returns the receiver's first mark in the document. A mark outside the fields isn't a signature. */
  const firstMark = (owner: string | null, given?: Given) =>
    fields.flatMap((field) =>
      field.receiverUuid === owner && isMark(field) ? (given?.marks[given.markRefs[field.fieldId] ?? ''] ?? []) : [],
    )[0];
  const marks = new Map(
    receivers.flatMap(({ receiverUuid }) => {
      const mark = firstMark(receiverUuid, finals.get(receiverUuid));
      return mark ? [[receiverUuid, mark] as const] : [];
    }),
  );
  const senderMark = firstMark(null, given) ?? null;
  return { composition, marks, senderMark };
}

type Sent = components['schemas']['Annotation'];
type Unplaced = Sent extends infer One ? (One extends Sent ? Omit<One, 'fileId'> : never) : never;

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

type Given = Pick<FinalValues, 'values' | 'markRefs' | 'marks'>;

function drawnValue(
  field: Field,
  { values, markRefs, marks }: Given,
  names: ReadonlyMap<string, string>,
): FilledField['value'] {
  const value = values[field.fieldId] ?? null;
  const mark = isMark(field) ? marks[markRefs[field.fieldId] ?? ''] : undefined;
  if (mark) return mark;
  if (value === null) return null;
  if (isTick(field)) return true;
  if (field.kind === 'IMAGE') return value;
  if (!isAttachment(field)) return toPrintableText(value);
  const name = names.get(value);
  if (name === undefined) throw new Error(`The file ${value} that a contract names is not there.`);
  return toPrintableText(name);
}

/**
 * Returns the company seal chosen for page edges, or a generated one with the organisation's name. The parties' own
 * marks may be handwritten, so they don't count.
 */
function pageSealMark(senderMarks: readonly ContractMark[], organizationName: string): Mark {
  const chosen = senderMarks.find(({ fieldUuids }) => fieldUuids.length === 0);
  return chosen?.mark ?? generateSeal(organizationName);
}

function generateSeal(organizationName: string): SealMark {
  const name = organizationName.normalize('NFC').slice(0, 20);
  const isPrintable = findMissingCharacters(name, 'MYEONGJO').length === 0;
  return {
    kind: 'SEAL',
    text: '간인',
    shape: 'ROUND',
    face: 'MYEONGJO',
    ...(isPrintable && { corporateText: name }),
    sizeMm: PAGE_SEAL_MM,
  };
}
