export type EmailTexts = {
  brand: string;
  representative: string;
  businessNumber: string;
  phone: string;
  /** Says which organisation the email is from. */
  through: (name: string) => string;
  /** Says that the email is from the service itself. */
  own: string;
  ifButtonFails: string;
  /** The receiver's name at the start of a text message. */
  addressee: (name: string) => string;
  /** The link preview in messaging apps. Everyone in a chat can see it, so it only says who asks for a signature. */
  linkTitle: (organizationName: string | null) => string;
  linkDescription: string;
  locale: string;
};
