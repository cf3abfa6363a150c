import type { FillField } from '#rules/fill-field.ts';
import type { Mark } from '@/entities/mark';
import type { SignContract } from '@/entities/sign-contract';
import { findKnownMark, type SignDocumentContext } from '@/features/receiver/sign-document';

type Known = Pick<SignDocumentContext, 'marks' | 'made' | 'attachments'> & {
  contract: Pick<SignContract, 'othersValues'> | null;
};
export type DisplayedMark = { mark: Mark; pictureUrl: string | null };

export function findDisplayedMark(context: Known, fieldId: string, markId: string | null): DisplayedMark | null {
  if (!markId) return null;
  const others = context.contract?.othersValues.find((value) => value.fieldId === fieldId);
  const mark = findKnownMark(context, markId) ?? others?.mark ?? null;
  if (!mark) return null;
  if (mark.kind !== 'IMAGE') return { mark, pictureUrl: null };
  const picture = context.attachments.find(({ attachmentId }) => attachmentId === mark.fileId);
  return { mark, pictureUrl: picture?.url ?? others?.file?.url ?? null };
}

export type DisplayedFile = { name: string; pictureUrl: string | null };

/** Shows content as it will be sealed. A file is shown by its name, even if it is an image. */
export function findDisplayedFile(
  { contract, attachments }: Pick<Known, 'contract' | 'attachments'>,
  { fieldId, kind }: Pick<FillField, 'fieldId' | 'kind'>,
  value: string | null,
): DisplayedFile | null {
  if (kind !== 'IMAGE' && kind !== 'FILE') return null;
  const others = contract?.othersValues.find((one) => one.fieldId === fieldId);
  const file = attachments.find(({ attachmentId }) => attachmentId === value) ?? others?.file;
  return file ? { name: file.name, pictureUrl: kind === 'IMAGE' && file.kind !== 'PDF' ? file.url : null } : null;
}
