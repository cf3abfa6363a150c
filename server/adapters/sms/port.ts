import type { Alimtalk } from '../../configuration/alimtalk-keys.ts';

export type OutgoingText = {
  /** The same for all attempts, so that duplicates can be recognised. */
  messageUuid: string;
  /** Digits only. */
  to: string;
  text: string;
  /** Sent instead of the text message if the receiver can be reached on KakaoTalk. */
  alimtalk?: Alimtalk;
};

/** The carrier has rejected the message for good. The error quotes the provider. */
export class TextRejected extends Error {
  override name = 'TextRejected';
}

/** How a message went out. TEXT_INSTEAD is a text message because KakaoTalk could not deliver it. */
export type SentAs = 'ALIMTALK' | 'TEXT' | 'TEXT_INSTEAD';
/** The provider's id if there will be a report. */
export type SentText = { providerId: string | null; sentAs: SentAs };

/**
 * What the provider later reports about an accepted message, and whether a text message replaced the KakaoTalk message.
 */
export type TextReport = { isReplaced?: boolean } & (
  | { state: 'ON_ITS_WAY' }
  | { state: 'ARRIVED' }
  | { state: 'FAILED'; words: string }
);

export type TextSender = {
  /** Resolves once the message is accepted for delivery. Throws TextRejected if retrying is useless. */
  send: (text: OutgoingText) => Promise<SentText>;
  report: (providerId: string) => Promise<TextReport>;
};
