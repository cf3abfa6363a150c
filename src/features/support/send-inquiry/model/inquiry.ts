export interface Inquiry {
  name: string;
  email: string;
  company: string;
  message: string;
}

/** Where to show the error: at the field it concerns, or else above the form. */
export interface InquiryFailure {
  place: keyof Inquiry | 'form';
  message: string;
}

export const INQUIRY_LIMIT = 3_000;
