/** Phone numbers that cause failures. All others work. */
export const SCENARIOS = {
  providerDown: '01000000500',
  /** The carrier knows this number under another name. */
  carrierMismatch: '01000000404',
  /** The user is verified, but the provider reports an error afterwards. */
  failedAtProvider: '01000008888',
} as const;

export const RESULT_CODES = {
  ok: { code: '0000', message: '정상처리' },
  cancelled: { code: '9999', message: '사용자가 인증을 취소하였습니다.' },
  failed: { code: '8888', message: '인증에 실패하였습니다.' },
  unknown: { code: '1001', message: '등록되지 않은 거래입니다.' },
  replayed: { code: '1002', message: '이미 조회한 거래입니다.' },
  notPassed: { code: '1003', message: '인증이 완료되지 않은 거래입니다.' },
} as const;
