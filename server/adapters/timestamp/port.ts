export type TimestampFault =
  /** No response arrived within the timeout. A retry may succeed later. */
  | 'UNREACHABLE'
  /** The authority rejected the request. */
  | 'REFUSED'
  /** The response is not a token for this request. */
  | 'BROKEN'
  /** The token was not signed by a configured authority. */
  | 'UNTRUSTED';

/** Thrown when no timestamp is available. Sealing retries later. */
export class TimestampError extends Error {
  override name = 'TimestampError';
  readonly fault: TimestampFault;

  constructor(fault: TimestampFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A time-stamping authority (RFC 3161). */
export type TimestampAuthority = {
  /** Returns a verified timestamp token over these bytes, in DER. Throws TimestampError. */
  stamp: (bytes: Uint8Array) => Promise<Buffer>;
};
