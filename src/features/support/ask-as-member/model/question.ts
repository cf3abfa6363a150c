export type SupportQuestion = {
  subject: string;
  message: string;
  /** The page that the question is about, unless the member removed it. */
  pageUrl: string | null;
  /** One upload ticket per attached file. */
  files: string[];
};
