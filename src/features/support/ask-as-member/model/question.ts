export type SupportQuestion = {
  subject: string;
  message: string;
  /** The page that the question is about, unless the member removed it. */
  pageUrl: string | null;
  /** The upload tickets, one for each attached file. */
  files: string[];
};
