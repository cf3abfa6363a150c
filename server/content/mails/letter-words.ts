/**
 * The texts that are the same in every message of a language: the service's name, the footer, the help below a button,
 * and the preview of a link.
 */
export type LetterWords = {
  brand: string;
  representative: string;
  businessNumber: string;
  phone: string;
  /** Says which organisation sent the email. */
  through: (name: string) => string;
  /** Says that the service itself sent the email. */
  own: string;
  ifButtonFails: string;
  /** The receiver's name at the start of a text message. */
  addressee: (name: string) => string;
  /** What messengers show for a link. It is visible to everyone in a chat, so it only says who sent a signature request. */
  linkTitle: (organizationName: string | null) => string;
  linkDescription: string;
  locale: string;
};
