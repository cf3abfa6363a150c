/**
 * The text shared by all messages in a language: the service's name, the footer, the help below a button, and link
 * previews.
 */
export type EmailTexts = {
  brand: string;
  representative: string;
  businessNumber: string;
  phone: string;
  /** States which organisation sent the email. */
  through: (name: string) => string;
  /** States that the service itself sent the email. */
  own: string;
  ifButtonFails: string;
  /** The receiver's name at the start of a text message. */
  addressee: (name: string) => string;
  /**
   * What messaging apps show for a link. Everyone in a chat can see it, so it only mentions who sent a signature
   * request.
   */
  linkTitle: (organizationName: string | null) => string;
  linkDescription: string;
  locale: string;
};
