export type Language = 'ko' | 'en';
export type Fact = readonly [term: string, value: string];

/** The sender, named in the header and in the footer, as the law requires for commercial emails. */
export type LetterSender = {
  name: string;
  businessNumber: string | null;
  representative: string | null;
  address: string | null;
  phone: string | null;
};

/** The content of an email, from which both its text and its HTML are created. */
export type Letter = {
  to: string;
  template: string;
  subject: string;
  /** The preview text, which email programs show next to the subject. */
  preheader: string;
  greeting?: string;
  heading: string;
  paragraphs: readonly string[];
  facts?: readonly Fact[];
  /** A verification code, shown in large digits. */
  code?: string;
  button?: { label: string; href: string };
  /** A quoted message, with its author. */
  quote?: { from?: string; words: string };
  foot: readonly string[];
  /** The organisation on whose behalf the email is sent. If undefined, the sender is the service itself. */
  sender?: LetterSender;
  language?: Language;
};

/** A subject is a single line, so line breaks in names must be removed. */
export const toSingleLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export const BRAND: Record<Language, string> = { ko: '도장', en: 'Dojang' };

const FOOT = {
  ko: {
    representative: '대표',
    businessNumber: '사업자등록번호',
    phone: '전화',
    through: (name: string) => `${name}에서 전자계약 서비스 도장으로 보낸 메일이에요.`,
    own: '전자계약 서비스 도장에서 보낸 메일이에요.',
  },
  en: {
    representative: 'Represented by',
    businessNumber: 'Business registration number',
    phone: 'Phone',
    through: (name: string) => `Sent by ${name} using Dojang, an electronic contract service.`,
    own: 'Sent by Dojang, an electronic contract service.',
  },
};

/** The footer, which says who is responsible for the email. */
export function listFooterLines({ sender, language = 'ko' }: Pick<Letter, 'sender' | 'language'>): string[] {
  const words = FOOT[language];
  if (!sender) return [words.own];
  const { name, businessNumber, representative, address, phone } = sender;
  const company = [
    name,
    representative && `${words.representative} ${representative}`,
    businessNumber && `${words.businessNumber} ${businessNumber}`,
  ];
  const place = [address, phone && `${words.phone} ${phone}`];
  return [company, place]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '')
    .concat(words.through(name));
}
