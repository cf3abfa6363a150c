export type Question = {
  subject: string;
  message: string;
  /** The page that it is about, unless the member took it off. */
  pageUrl: string | null;
  /** The tickets of the uploaded files. */
  files: string[];
};
