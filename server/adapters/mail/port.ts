export type OutgoingMail = {
  /** Stays the same across retries, so that duplicates can be recognised. */
  messageUuid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The reply-to address. Defaults to the address that emails are sent from. */
  replyTo?: string | undefined;
  attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  name: string;
  bytes: Uint8Array;
  contentType: 'application/pdf' | 'image/png';
  /** The content id of an image used in the HTML. Email programs don't list it as an attachment. */
  cid?: string;
};

/** Thrown when the receiving server permanently rejects the email. The error message quotes the server's response. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}

export type MailSender = {
  /** Resolves once the email is accepted for delivery. Throws MailRejectedError if retrying is pointless. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};
