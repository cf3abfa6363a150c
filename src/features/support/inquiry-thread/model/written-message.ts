export type WrittenMessage = {
  message: string;
  /** The tickets of the uploaded files. */
  files: string[];
};
