export type OutgoingMail = {
  /** The same for every try, so that a repeated delivery can be recognised. */
  messageUuid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  name: string;
  bytes: Uint8Array;
  contentType: 'application/pdf' | 'image/png';
  /** Of a picture that the html shows; mail programs do not list it as a file. */
  cid?: string;
};

/** The receiving side will never take this mail. Its message holds the server's own words. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export type MailSender = {
  /** Resolves when the mail was handed over; throws MailRefused when trying again is useless. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};
