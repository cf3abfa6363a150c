import type { Alimtalk } from '../../configuration/alimtalk-keys.ts';

export type OutgoingText = {
  /** Stays the same across retries, so that duplicates can be recognised. */
  messageUuid: string;
  /** Digits only. */
  to: string;
  text: string;
  /** Sent instead of the text message if the receiver can be reached on KakaoTalk. */
  alimtalk?: Alimtalk;
};

/** Thrown when the carrier permanently rejects the message. The error message quotes the provider's response. */
export class TextRejectedError extends Error {
  override name = 'TextRejectedError';
}

/**
 * How a message was sent. TEXT_INSTEAD is a text message that was sent because KakaoTalk could not deliver the
 * original.
 */
export type TextDelivery = 'ALIMTALK' | 'TEXT' | 'TEXT_INSTEAD';
/** `providerId` is null if the provider will not send a report. */
export type SentText = { providerId: string | null; sentAs: TextDelivery };

/**
 * The provider's later report on an accepted message. `isReplaced` is true if a text message replaced the KakaoTalk
 * message.
 */
export type TextDeliveryReport = { isReplaced?: boolean } & (
  | { state: 'ON_ITS_WAY' }
  | { state: 'ARRIVED' }
  | { state: 'FAILED'; words: string }
);

export type TextSender = {
  /** Resolves once the message is accepted for delivery. Throws TextRejectedError if retrying is pointless. */
  send: (text: OutgoingText) => Promise<SentText>;
  report: (providerId: string) => Promise<TextDeliveryReport>;
};
