/** The text that accompanies a verification code requested by a receiver. */
export type ReceiverCodeTexts = {
  subject: string;
  preheader: (organization: string) => string;
  greeting: (name: string) => string;
  heading: string;
  paragraph: (organization: string) => string;
  foot: string;
  /** The first line of a text message. */
  text: (code: string) => string;
  who: (name: string, organization: string) => string;
  warning: string;
};
