export interface InquiryFields {
  name: string;
  email: string;
  company: string;
  message: string;
}

export type Inquiry = InquiryFields & {
  /** The upload tickets, one for each attached file. */
  files: string[];
};

/** Where to show the error: at the field that it concerns, or above the form. */
export interface InquiryFailure {
  place: keyof InquiryFields | 'form';
  message: string;
}

export const MAX_INQUIRY_LENGTH = 2_000;
