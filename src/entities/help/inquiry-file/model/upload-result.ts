export type UploadOptions = {
  /** The uploaded fraction, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** The ticket identifies the uploaded file in its message. */
export type UploadResult = { ticket: string } | { problem: string; mayRetry: boolean };

export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadResult>;
