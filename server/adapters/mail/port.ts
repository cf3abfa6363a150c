export type OutgoingMail = {
  /** The same for every attempt, so that a repeated delivery can be recognised. */
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
  /** The id of an image that the html shows. Email programs do not list it as a file. */
  cid?: string;
};

/** The receiving server will never accept this email. The message contains that server's own words. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export type MailSender = {
  /** Resolves when the email was accepted for delivery. Throws MailRefused if trying again is useless. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};
