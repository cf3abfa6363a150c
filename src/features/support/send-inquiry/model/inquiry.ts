export interface InquiryFields {
  name: string;
  email: string;
  company: string;
  message: string;
}

export type Inquiry = InquiryFields & {
  /** One upload ticket per attached file. */
  files: string[];
};

/** The error is shown at this field, or above the form. */
export interface InquiryFailure {
  place: keyof InquiryFields | 'form';
  message: string;
}

export const MAX_INQUIRY_LENGTH = 2_000;
