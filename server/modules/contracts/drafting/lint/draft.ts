import type { Suggestion } from '../../../../documents/fields.ts';
import type { PatternError } from '../../../../../rules/patterns.ts';
import type { Print } from '../../../../documents/suggest/page/print.ts';
import type { ContractFile } from '../../core/contract-files.repository.ts';
import type { ContractLists } from '../../core/contract-lists.repository.ts';
import type { Annotation, Field, Problem } from '../../core/contract.types.ts';
import type { StoredFileRow } from '../../../files/files.repository.ts';
import type { ReceiverRow } from '../../core/receivers.repository.ts';
import type { ResolvedMark } from '../../values/sender-marks.repository.ts';

/** The printed text and blanks on a file's pages. Text is only listed for pages that have fields. */
export type FileContents = {
  fileId: string;
  /** False while the file is still being read, and if it could not be read. */
  isRead: boolean;
  print: (Print & { page: number })[];
  suggestions: Suggestion[];
};

/** What the check needs to know about a receiver. */
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

/** Everything that the check needs to know about a draft or a template. */
export type Draft = {
  files: readonly ContractFile[];
  receivers: readonly CheckedReceiver[];
  fields: readonly Field[];
  annotations: readonly Annotation[];
  /** The latest items of the list boxes that the fields refer to. Removed list boxes are missing. */
  lists: ContractLists;
  /** What is wrong with each validation pattern, or null if the pattern is valid. */
  patternFaults: ReadonlyMap<string, PatternError | null>;
  /** The sender's marks and seals. */
  marks: readonly ResolvedMark[];
  /** The images and files in the sender's fields. */
  senderFiles: readonly Pick<StoredFileRow, 'fileUuid' | 'kind'>[];
  expiresAt: Date;
  /** False if the deadline comes from the organisation's default settings. */
  isExpiryChosen: boolean;
  /** When the contract will be sent, which is now or at the scheduled time. */
  sendsAt: Date;
  isScheduled: boolean;
  /** Empty unless the page contents should be checked. */
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

/** Returns a function that looks up a field's page, or null if the page no longer exists. */
export const createPageShapeLookup =
  ({ files }: Pick<Draft, 'files'>) =>
  ({ fileId, page }: Pick<Field, 'fileId' | 'page'>) =>
    files.find(({ file }) => file.fileUuid === fileId)?.pages[page - 1] ?? null;

export const formatFieldName = ({ name, page }: Field) => (name ? `‘${name}’ 칸` : `${page}쪽의 칸`);
