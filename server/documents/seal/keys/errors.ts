export type SealKeyFault =
  | 'KEY_UNREADABLE'
  | 'KEY_MISSING'
  | 'KEY_MISMATCH'
  | 'KEY_UNSUITABLE'
  | 'CERTIFICATE_EXPIRED'
  | 'CERTIFICATE_NOT_YET_VALID'
  | 'CERTIFICATE_UNSUITABLE'
  | 'PASSWORD_WRONG'
  | 'REGISTRY_BROKEN'
  | 'ROTATED_MEANWHILE';

/** Thrown if the key can't be used for sealing. The message says what the operator has to do. */
export class SealKeyError extends Error {
  override name = 'SealKeyError';
  readonly code: SealKeyFault;

  constructor(code: SealKeyFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
