export type OutgoingText = {
  /** The same for every try, so that a repeated delivery can be recognised. */
  messageUuid: string;
  /** Digits. */
  to: string;
  text: string;
};

/** The receiving side will never take this message. Its message holds the provider's own words. */
export class TextRefused extends Error {
  override name = 'TextRefused';
}

/** What the provider says later about a message that it took. */
export type TextReport = { state: 'ON_ITS_WAY' } | { state: 'ARRIVED' } | { state: 'FAILED'; words: string };

export type TextSender = {
  /**
   * Resolves when the message was handed over, with the provider's name for it if there will be a report; throws TextRefused
   * when trying again is useless.
   */
  send: (text: OutgoingText) => Promise<{ providerId: string | null }>;
  report: (providerId: string) => Promise<TextReport>;
};
