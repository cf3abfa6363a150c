export type InquiryMessageDraft = {
  message: string;
  /** The upload tickets, one for each attached file. */
  files: string[];
};
