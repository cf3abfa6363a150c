export type OutgoingMail = {
  /** Stays the same across retries, so that the receiving server can recognise duplicates. */
  messageUuid: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Replies go to this address, by default the sender's. */
  replyTo?: string | undefined;
  attachments?: readonly MailAttachment[];
};

export type MailAttachment = {
  name: string;
  bytes: Uint8Array;
  contentType: 'application/pdf' | 'image/png';
  /** The content id of an image in the HTML. Email apps don't list such images as attachments. */
  cid?: string;
};

/** Thrown if the receiving server permanently rejects the email. The message quotes the server. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}

export type MailSender = {
  /** Resolves when the server has accepted the email. Throws MailRejectedError if retrying is pointless. */
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};
