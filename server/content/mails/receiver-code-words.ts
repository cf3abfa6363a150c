export type ReceiverCodeTexts = {
  subject: string;
  preheader: (organization: string) => string;
  greeting: (name: string) => string;
  heading: string;
  paragraph: (organization: string) => string;
  foot: string;
  text: (code: string) => string;
  who: (name: string, organization: string) => string;
  warning: string;
};
