export interface Inquiry {
  name: string;
  email: string;
  company: string;
  message: string;
}

/** The place to show the error: at the field it concerns, otherwise above the form. */
export interface InquiryFailure {
  place: keyof Inquiry | 'form';
  message: string;
}

export const MAX_INQUIRY_LENGTH = 2_000;
