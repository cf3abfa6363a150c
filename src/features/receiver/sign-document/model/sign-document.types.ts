import type { ApiError } from '@/shared/api';
import type { Mark } from '@/entities/mark';
import type { FillingRef } from '@/entities/filling';
import type { Delegate, SignAttachment, SignContract, SignDraft, SignOutcome } from '@/entities/sign-contract';
import type { StoredValues } from '../api/kept-values';
import type { KnownMark } from '../api/send-unsent';
import type { SigningEndCode } from './dead-end';
import type { WriterTabEvent } from './writer-tab';
import type { SigningField } from './signing-fields';
import type { UnsentChanges } from './unsent-changes';

export type SignDocumentInput = {
  /** The first request for the document, which started before this code was loaded. Null if it has failed. */
  opening: Promise<SignContract> | null;
};

export type SignDocumentContext = SignDocumentInput & {
  contract: SignContract | null;
  /** All fields, with their positions when the document was opened. */
  fields: readonly SigningField[];
  /** The only actor that has the current values. */
  filling: FillingRef | null;
  /** The marks known to the server. `made` has those made in this tab, which have local ids. */
  marks: readonly KnownMark[];
  made: readonly KnownMark[];
  attachments: readonly SignAttachment[];
  /** Unsent fields and drawings, followed by those being sent. */
  unsentIds: readonly string[];
  annotations: SignDraft['annotations'] | undefined;
  sending: UnsentChanges;
  /** Fields changed since this tab took over saving, whose latest values only this tab has. */
  touchedIds: readonly string[];
  /** The number of changes that arrived from elsewhere. */
  newer: number;
  /** The value of `newer` when a button was last pressed. */
  seenNewer: number;
  failure: ApiError | null;
  drawingProblem: ApiError | null;
  request: StoredValues['request'];
  end: SigningEndCode | null;
  outcome: SignOutcome | null;
};

export type SignDocumentEvent =
  | WriterTabEvent
  /** Sent by `fillFields` when fields have changed, or all fields are valid. */
  | { type: 'filled'; fieldIds: readonly string[] }
  | { type: 'review' }
  /** Sent by `fillFields` when Next has to wait for the server to check a value. */
  | { type: 'doubted' }
  | { type: 'marked'; fieldIds: readonly string[]; mark: Mark | null }
  | { type: 'drawn'; annotations: SignDraft['annotations'] }
  | { type: 'attached'; attachment: SignAttachment }
  | { type: 'shown' }
  | { type: 'flush' }
  | { type: 'lost' }
  | { type: 'connection.restored' }
  | { type: 'refresh' }
  | { type: 'retry' }
  | { type: 'continue' }
  | { type: 'edit' }
  | { type: 'finish' }
  | { type: 'consent' }
  | { type: 'decline' }
  | { type: 'delegate' }
  | { type: 'ask' }
  | { type: 'leave' }
  | { type: 'back' }
  | { type: 'reason.given'; reason: string }
  | { type: 'delegate.given'; delegate: Delegate }
  | { type: 'question.given'; text: string };

export const requireContract = ({ contract }: Pick<SignDocumentContext, 'contract'>): SignContract => {
  if (!contract) throw new Error('Nothing has been read yet.');
  return contract;
};
