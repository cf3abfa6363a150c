export type TimestampFault =
  /** No answer, or none in time. Later it may be there. */
  | 'UNREACHABLE'
  /** It answered that it will not. */
  | 'REFUSED'
  /** What came is no token for what was asked. */
  | 'BROKEN'
  /** A token of somebody else than configured. */
  | 'UNTRUSTED';

/** There is no timestamp now; whoever seals tries again later. */
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
  /** A checked token over these bytes, in DER; throws TimestampError. */
  stamp: (bytes: Uint8Array) => Promise<Buffer>;
};
