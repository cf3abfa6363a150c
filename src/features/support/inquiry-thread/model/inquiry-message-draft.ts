export type InquiryMessageDraft = {
  message: string;
  /** One upload ticket per attached file. */
  files: string[];
};
