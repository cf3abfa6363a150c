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

export type TextSender = {
  /** Resolves when the message was handed over; throws TextRefused when trying again is useless. */
  send: (text: OutgoingText) => Promise<void>;
};
