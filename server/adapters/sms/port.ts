export type OutgoingText = {
  /** The same for every attempt, so that a repeated delivery can be recognised. */
  messageUuid: string;
  /** Digits only. */
  to: string;
  text: string;
};

/** The carrier will never accept this message. The error contains the provider's own words. */
export class TextRefused extends Error {
  override name = 'TextRefused';
}

/** What the provider later reports about a message that it accepted. */
export type TextReport = { state: 'ON_ITS_WAY' } | { state: 'ARRIVED' } | { state: 'FAILED'; words: string };

export type TextSender = {
  /**
   * Resolves when the message was accepted for delivery, with the provider's id for it if there will be a report.
   * Throws TextRefused if trying again is useless.
   */
  send: (text: OutgoingText) => Promise<{ providerId: string | null }>;
  report: (providerId: string) => Promise<TextReport>;
};
