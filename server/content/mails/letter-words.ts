export type EmailTexts = {
  brand: string;
  representative: string;
  businessNumber: string;
  phone: string;
  through: (name: string) => string;
  own: string;
  ifButtonFails: string;
  addressee: (name: string) => string;
  /** The link preview in messaging apps. Everyone in a chat can see it, so it only says who asks for a signature. */
  linkTitle: (organizationName: string | null) => string;
  linkDescription: string;
  locale: string;
};
