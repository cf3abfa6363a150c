export type TimestampFault =
  /** The authority didn't answer in time. A retry may succeed. */
  | 'UNREACHABLE'
  | 'REFUSED'
  /** The response isn't a token for this request. */
  | 'BROKEN'
  /** The token isn't signed by a configured authority. */
  | 'UNTRUSTED';

/** Thrown if there is no usable timestamp. Sealing then retries later. */
export class TimestampError extends Error {
  override name = 'TimestampError';
  readonly fault: TimestampFault;

  constructor(fault: TimestampFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

export type TimestampAuthority = {
  /** Returns a verified timestamp token (DER) over the bytes. Throws TimestampError. */
  stamp: (bytes: Uint8Array) => Promise<Buffer>;
};
