export type OutgoingText = {
  /** The same for all attempts, so that duplicates can be recognised. */
  messageUuid: string;
  /** Digits only. */
  to: string;
  text: string;
};

/** The carrier has rejected the message for good. The error quotes the provider. */
export class TextRejected extends Error {
  override name = 'TextRejected';
}

/** What the provider reports about an accepted message later. */
export type TextReport = { state: 'ON_ITS_WAY' } | { state: 'ARRIVED' } | { state: 'FAILED'; words: string };

export type TextSender = {
  /**
   * Resolves once the message is accepted for delivery, with the provider's id if there will be a report. Throws
   * TextRejected if retrying is useless.
   */
  send: (text: OutgoingText) => Promise<{ providerId: string | null }>;
  report: (providerId: string) => Promise<TextReport>;
};
