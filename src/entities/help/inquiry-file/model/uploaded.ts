export type UploadOptions = {
  /** The uploaded fraction, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The ticket refers to the file in the message that it is sent with. */
export type Uploaded = { ticket: string } | { problem: string; mayRetry: boolean };

export type UploadFile = (file: File, options: UploadOptions) => Promise<Uploaded>;
