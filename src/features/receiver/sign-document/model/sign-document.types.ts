import type { ApiError } from '@/shared/api';
import type { Mark } from '@/entities/mark';
import type { FillingRef } from '@/entities/filling';
import type { Delegate, SignAttachment, SignContract, SignDraft, SignOutcome } from '@/entities/sign-contract';
import type { StoredValues } from '../api/kept-values';
import type { KnownMark } from '../api/send-unsent';
import type { EndCode } from './dead-end';
import type { WriterTabEvent } from './seat';
import type { SigningField } from './signing-fields';
import type { Unsent } from './unsent';

export type SignDocumentInput = {
  /** The first request for the document, started before this code was loaded. Null once it has failed. */
  opening: Promise<SignContract> | null;
};

export type SignDocumentContext = SignDocumentInput & {
  contract: SignContract | null;
  /** All fields with their positions, as they were when the document was opened. */
  fields: readonly SigningField[];
  /** The only place that holds the current values. */
  filling: FillingRef | null;
  /** The marks known to the server, and those made in this tab, which have local ids. */
  marks: readonly KnownMark[];
  made: readonly KnownMark[];
  attachments: readonly SignAttachment[];
  /** Fields and drawings that the server does not have in their current form, and those being sent. */
  unsentIds: readonly string[];
  annotations: SignDraft['annotations'] | undefined;
  sending: Unsent;
  /** Fields changed since this tab became the one that saves, so its values are the latest. */
  touchedIds: readonly string[];
  /** Counts the changes that arrived from elsewhere. */
  newer: number;
  /** The value of `newer` when a button was last pressed. */
  seenNewer: number;
  failure: ApiError | null;
  /** The error for drawings that the server rejected. */
  drawingProblem: ApiError | null;
  request: StoredValues['request'];
  end: EndCode | null;
  outcome: SignOutcome | null;
};

export type SignDocumentEvent =
  | WriterTabEvent
  /** The child reports that these fields were changed, or that all fields are valid. */
  | { type: 'filled'; fieldIds: readonly string[] }
  | { type: 'review' }
  /** The child needs the server to check a value before it continues. */
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
