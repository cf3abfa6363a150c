export interface Inquiry {
  name: string;
  email: string;
  company: string;
  message: string;
}

/** Where the words about a failure belong: at the field they are about, else above the form. */
export interface InquiryFailure {
  place: keyof Inquiry | 'form';
  message: string;
}

export const INQUIRY_LIMIT = 3_000;
