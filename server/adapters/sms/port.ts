import type { Alimtalk } from '../../configuration/alimtalk-keys.ts';

export type OutgoingText = {
  /** Stays the same across retries, so that the provider can recognise duplicates. */
  messageUuid: string;
  to: string;
  text: string;
  /** Sent instead of the text if the receiver uses KakaoTalk. */
  alimtalk?: Alimtalk;
};

/** Thrown if the carrier permanently rejects the message. The error message quotes the provider. */
export class TextRejectedError extends Error {
  override name = 'TextRejectedError';
}

/**
 * How a message was sent. TEXT_INSTEAD is a text message that was sent because KakaoTalk could not deliver the
 * original.
 */
export type TextDelivery = 'ALIMTALK' | 'TEXT' | 'TEXT_INSTEAD';
/** `providerId` is null if there will be no delivery report. */
export type SentText = { providerId: string | null; sentAs: TextDelivery };

/**
 * The delivery report for an accepted message. `isReplaced` is true if a text message was sent because KakaoTalk
 * couldn't deliver.
 */
export type TextDeliveryReport = { isReplaced?: boolean } & (
  | { state: 'ON_ITS_WAY' }
  | { state: 'ARRIVED' }
  | { state: 'FAILED'; words: string }
);

export type TextSender = {
  /** Resolves when the provider has accepted the message. Throws TextRejectedError if retrying is pointless. */
  send: (text: OutgoingText) => Promise<SentText>;
  report: (providerId: string) => Promise<TextDeliveryReport>;
};
