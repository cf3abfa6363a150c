import type { Suggestion } from '../../../../documents/fields.ts';
import type { PatternError } from '../../../../../rules/patterns.ts';
import type { Rect } from '../../../../documents/geometry.ts';
import type { Print } from '../../../../documents/suggest/print.ts';
import type { ContractFile } from '../../core/contract-files.repository.ts';
import type { Annotation, Field, Problem } from '../../core/contract.types.ts';
import type { StoredFileRow } from '../../../files/files.repository.ts';
import type { ReceiverRow } from '../../core/receivers.repository.ts';
import type { NamedMark } from '../../values/sender-marks.repository.ts';

/** What is on the pages of a file: what is printed on those with fields, and the blanks of all. */
export type ReadFile = {
  fileId: string;
  /** False while the file is still being read, or if nobody can read it. */
  isRead: boolean;
  print: (Print & { page: number })[];
  suggestions: Suggestion[];
};

/** Everything that the check looks at. */
export type Draft = {
  files: readonly ContractFile[];
  receivers: readonly (Omit<ReceiverRow, 'accessCodeEnc'> & { accessCode: string | null })[];
  fields: readonly Field[];
  annotations: readonly Annotation[];
  /** What is wrong with the patterns of its fields. */
  patternFaults: ReadonlyMap<string, PatternError | null>;
  /** What the sender signs and stamps with. */
  marks: readonly NamedMark[];
  /** Pictures and files in fields of the sender. */
  senderFiles: readonly Pick<StoredFileRow, 'fileUuid' | 'kind'>[];
  expiresAt: Date;
  /** Now, or when it is to be sent. */
  sendsAt: Date;
  isScheduled: boolean;
  /** Empty where nobody asks for what stands on the pages. */
  read: readonly ReadFile[];
};

type Found = Omit<Problem, 'severity'>;
export const error = (code: Found['code'], message: string, place: Found['place']): Problem => ({
  code,
  severity: 'ERROR',
  message,
  place,
});
export const warning = (code: Found['code'], message: string, place: Found['place']): Problem => ({
  code,
  severity: 'WARNING',
  message,
  place,
});

export const locateField = ({ fieldId, fileId, page, rect }: Field): Problem['place'] => ({
  fieldId,
  fileId,
  page,
  rect,
});

/** The size and rotation of a field's page, or null if the page no longer exists. */
export const pageShapeIn =
  ({ files }: Pick<Draft, 'files'>) =>
  ({ fileId, page }: Pick<Field, 'fileId' | 'page'>) =>
    files.find(({ file }) => file.fileUuid === fileId)?.pages[page - 1] ?? null;

/** How a field is called to a person. */
export const nameField = ({ name, page }: Field) => (name ? `‘${name}’ 칸` : `${page}쪽의 칸`);

/** How far two places lie over each other, as a part of the smaller one. */
export function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(Math.min(one.width * one.height, other.width * other.height), 1e-6);
}
