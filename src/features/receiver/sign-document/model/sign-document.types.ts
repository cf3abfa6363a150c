import type { ApiError } from '@/shared/api';
import type { Mark } from '@/entities/mark';
import type { FillingRef } from '@/entities/filling';
import type { Delegate, SignAttachment, SignContract, SignDraft, SignOutcome } from '@/entities/sign-contract';
import type { Kept } from '../api/kept-values';
import type { KnownMark } from '../api/send-unsent';
import type { EndCode } from './dead-end';
import type { SeatEvent } from './seat';
import type { SigningField } from './signing-fields';
import type { Unsent } from './unsent';

export type SignDocumentInput = {
  /** The first reading, which began before this code had arrived; null once it has failed. */
  opening: Promise<SignContract> | null;
};

export type SignDocumentContext = SignDocumentInput & {
  contract: SignContract | null;
  /** All fields in their places, as they were when the document was opened. */
  fields: readonly SigningField[];
  /** What was typed is there, and nowhere else. */
  filling: FillingRef | null;
  /** As the server knows them, and as they were made here, where they have names of their own. */
  marks: readonly KnownMark[];
  made: readonly KnownMark[];
  attachments: readonly SignAttachment[];
  /** Fields, and drawings, that the server has not got as they are now; and what is on its way to it. */
  unsentIds: readonly string[];
  annotations: SignDraft['annotations'] | undefined;
  sending: Unsent;
  /** Filled in since this tab writes: no other one knows better. */
  touchedIds: readonly string[];
  /** Somebody filled in more elsewhere: counts up. */
  newer: number;
  /** As it was when the last button was pressed. */
  seenNewer: number;
  failure: ApiError | null;
  /** The server refuses what was drawn on the pages. */
  drawingProblem: ApiError | null;
  request: Kept['request'];
  end: EndCode | null;
  outcome: SignOutcome | null;
};

export type SignDocumentEvent =
  | SeatEvent
  /** The child says that something was typed in these fields, and that all of them are well. */
  | { type: 'filled'; fieldIds: readonly string[] }
  | { type: 'review' }
  /** The child waits for the server's word before it goes on. */
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
