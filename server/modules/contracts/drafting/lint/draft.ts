import type { Suggestion } from '../../../../documents/fields.ts';
import type { PatternError } from '../../../../../rules/patterns.ts';
import type { Print } from '../../../../documents/suggest/page/print.ts';
import type { ContractFile } from '../../core/contract-files.repository.ts';
import type { ContractLists } from '../../core/contract-lists.repository.ts';
import type { Annotation, Field, Problem } from '../../core/contract.types.ts';
import type { StoredFileRow } from '../../../files/files.repository.ts';
import type { ReceiverRow } from '../../core/receivers.repository.ts';
import type { ResolvedMark } from '../../values/sender-marks.repository.ts';

/** The printed text and blanks of a file's pages. Only pages with fields have text. */
export type FileContents = {
  fileId: string;
  /** False while the file is being read, or if it can't be. */
  isRead: boolean;
  print: (Print & { page: number })[];
  suggestions: Suggestion[];
};

export type CheckedReceiver = Pick<
  ReceiverRow,
  | 'receiverUuid'
  | 'position'
  | 'name'
  | 'slotName'
  | 'email'
  | 'phone'
  | 'role'
  | 'signingOrder'
  | 'channels'
  | 'verifications'
> & { accessCode: string | null };

export type Draft = {
  files: readonly ContractFile[];
  receivers: readonly CheckedReceiver[];
  fields: readonly Field[];
  annotations: readonly Annotation[];
  /** The latest items of the fields' list boxes. Removed ones are missing. */
  lists: ContractLists;
  /** What is wrong with each pattern. Null if it is valid. */
  patternFaults: ReadonlyMap<string, PatternError | null>;
  marks: readonly ResolvedMark[];
  senderFiles: readonly Pick<StoredFileRow, 'fileUuid' | 'kind'>[];
  expiresAt: Date;
  /** False if the deadline is the organisation's default. */
  isExpiryChosen: boolean;
  /** Now, or the scheduled time. */
  sendsAt: Date;
  isScheduled: boolean;
  /** Empty unless the check includes the pages' contents. */
  read: readonly FileContents[];
};

type Found = Omit<Problem, 'severity'>;
export const createError = (code: Found['code'], message: string, place: Found['place']): Problem => ({
  code,
  severity: 'ERROR',
  message,
  place,
});
export const createWarning = (code: Found['code'], message: string, place: Found['place']): Problem => ({
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

/** Returns a function that finds a field's page, or null if it no longer exists. */
export const createPageShapeLookup =
  ({ files }: Pick<Draft, 'files'>) =>
  ({ fileId, page }: Pick<Field, 'fileId' | 'page'>) =>
    files.find(({ file }) => file.fileUuid === fileId)?.pages[page - 1] ?? null;

export const formatFieldName = ({ name, page }: Field) => (name ? `‘${name}’ 칸` : `${page}쪽의 칸`);
