export type TimestampFault =
  /** There was no answer, or none in time. It may work later. */
  | 'UNREACHABLE'
  /** The authority rejected the request. */
  | 'REFUSED'
  /** The answer is not a token for this request. */
  | 'BROKEN'
  /** The token was signed by an authority that is not configured. */
  | 'UNTRUSTED';

/** There is no timestamp now. Sealing tries again later. */
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
  /** Returns a verified token over these bytes, in DER. Throws TimestampError. */
  stamp: (bytes: Uint8Array) => Promise<Buffer>;
};
