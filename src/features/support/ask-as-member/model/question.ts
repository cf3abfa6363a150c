export type Question = {
  subject: string;
  message: string;
  /** The page that the question is about, unless the member removed it. */
  pageUrl: string | null;
  /** The tickets of the uploaded files. */
  files: string[];
};
