export type WrittenMessage = {
  message: string;
  /** The upload tickets, one for each attached file. */
  files: string[];
};
