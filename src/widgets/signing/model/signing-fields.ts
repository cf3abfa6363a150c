import { seoulDay } from '#rules/dates.ts';
import { isMark, type Filler, type FillField, type FillValues } from '#rules/fill-field.ts';
import { seenRect } from '#rules/page-geometry.ts';
import { pageKey, type DocumentPage } from '@/entities/document';
import type { Mark } from '@/entities/mark';
import type { SignContract, SignField } from '@/entities/sign-contract';
import { inGuidedOrder } from '@/features/document/fill-fields';
import type { SignDocumentContext } from '@/features/receiver/sign-document';

export type SigningField = SignField & {
  pageIndex: number;
  seen: { x: number; y: number; width: number; height: number };
};
/** What a field that holds a mark has for a value: how it looks is known elsewhere. */
export const MARKED = 'marked';

export const pagesOfSigning = ({ pages, documentUrl }: Pick<SignContract, 'pages' | 'documentUrl'>): DocumentPage[] =>
  pages.map(({ number, pageInFile, ...page }, index) => ({
    ...page,
    index,
    number: pageInFile,
    documentNumber: number,
    documentUrl,
    key: pageKey({ fileId: page.fileId, page: pageInFile }),
  }));

/** All fields in their places. What is asked for again leaves only its own fields open. */
export function fieldsOfSigning(contract: SignContract, pages: readonly DocumentPage[]): SigningField[] {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const { request, me } = contract;
  const isClosed = (field: SignField) =>
    me.role !== 'SIGNER' || (request !== null && !request.fieldIds.includes(field.fieldId));
  return inGuidedOrder(
    contract.fields.flatMap((field) => {
      const page = byKey.get(pageKey(field));
      if (!page) return [];
      const placed = { ...field, pageIndex: page.index, seen: seenRect(field.rect, page) };
      return [isClosed(field) ? { ...placed, readOnly: true } : placed];
    }),
  );
}

export const fillerOf = ({ me }: SignContract): Filler => ({
  receiverUuid: me.receiverUuid,
  name: me.name,
  email: me.email,
  phone: me.phone,
  company: '',
  today: seoulDay(new Date()),
});

/** Everything that is filled in, from all sides; what was typed last stands. */
export function valuesOf({ contract, sending, unsent }: Pick<SignDocumentContext, 'contract' | 'sending' | 'unsent'>) {
  const values: Record<string, string | null> = {};
  if (!contract) return values;
  const { draft, othersValues, fields } = contract;
  const markFields = new Set(fields.filter(isMark).map(({ fieldId }) => fieldId));
  for (const { fieldId, value, mark, file } of othersValues)
    values[fieldId] = markFields.has(fieldId) ? mark && MARKED : (value ?? file?.name ?? null);
  Object.assign(values, draft.values);
  for (const [fieldId, markId] of Object.entries(draft.markRefs)) values[fieldId] = markId && MARKED;
  for (const part of [sending, unsent]) {
    Object.assign(values, part.values);
    for (const [fieldId, mark] of Object.entries(part.marks)) values[fieldId] = mark && MARKED;
  }
  return values;
}

export type ShownMark = { mark: Mark; pictureUrl: string | null };

/** How the mark in a field looks. */
export function markIn(
  context: Pick<SignDocumentContext, 'contract' | 'marks' | 'sending' | 'unsent' | 'attachments'>,
  fieldId: string,
): ShownMark | null {
  const { contract, marks, sending, unsent, attachments } = context;
  const others = contract?.othersValues.find((value) => value.fieldId === fieldId);
  const refId = contract?.draft.markRefs[fieldId];
  const own =
    unsent.marks[fieldId] ?? sending.marks[fieldId] ?? marks.find(({ markId }) => markId === refId)?.mark ?? null;
  const mark = own ?? others?.mark ?? null;
  if (!mark) return null;
  if (mark.kind !== 'IMAGE') return { mark, pictureUrl: null };
  const picture = attachments.find(({ attachmentId }) => attachmentId === mark.fileId);
  return { mark, pictureUrl: picture?.url ?? others?.file?.url ?? null };
}

export type ShownFile = { name: string; pictureUrl: string | null };

/** What is in a field of pictures or files, as it will be sealed: of a file its name, also where it is a picture. */
export function fileIn(
  { contract, attachments }: Pick<SignDocumentContext, 'contract' | 'attachments'>,
  { fieldId, kind }: Pick<FillField, 'fieldId' | 'kind'>,
  value: string | null,
): ShownFile | null {
  if (kind !== 'IMAGE' && kind !== 'FILE') return null;
  const others = contract?.othersValues.find((one) => one.fieldId === fieldId);
  const file = attachments.find(({ attachmentId }) => attachmentId === value) ?? others?.file;
  return file ? { name: file.name, pictureUrl: kind === 'IMAGE' && file.kind !== 'PDF' ? file.url : null } : null;
}

/** Filled in while the document is open: only these are told to the server. */
export const changed = (before: FillValues, after: FillValues): Record<string, string | null> =>
  Object.fromEntries(Object.entries(after).filter(([fieldId, value]) => (before[fieldId] ?? null) !== value));
