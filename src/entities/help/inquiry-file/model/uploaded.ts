export type UploadOptions = {
  /** The share of the file that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The ticket names the file in the message that is sent with it. */
export type Uploaded = { ticket: string } | { problem: string; mayRetry: boolean };

export type UploadFile = (file: File, options: UploadOptions) => Promise<Uploaded>;
