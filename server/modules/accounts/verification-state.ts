const STATUSES = ['REQUESTED', 'VERIFIED', 'CANCELLED', 'FAILED'] as const;
export type VerificationStatus = (typeof STATUSES)[number] | 'EXPIRED';
type Row = {
  status: string;
  expiresAt: Date;
  consumedAt: Date | null;
  purpose: string;
  parameterOption2: string;
};

const MESSAGES: Record<VerificationStatus, string | null> = {
  REQUESTED: null,
  VERIFIED: null,
  CANCELLED: '본인 확인을 그만뒀어요. 다시 해주세요.',
  FAILED: '본인 확인을 끝내지 못했어요. 다시 해주세요.',
  EXPIRED: '시간이 지났어요. 본인 확인을 처음부터 다시 해주세요.',
};

export function readVerificationStatus(row: Pick<Row, 'status' | 'expiresAt'>, at: Date): VerificationStatus {
  const status = STATUSES.find((known) => known === row.status) ?? 'FAILED';
  return status === 'REQUESTED' && row.expiresAt <= at ? 'EXPIRED' : status;
}

export function describeVerification(row: Row, at: Date) {
  const status = readVerificationStatus(row, at);
  return {
    valid: status === 'VERIFIED' && row.expiresAt > at && row.consumedAt === null,
    status,
    parameterOption1: row.purpose,
    parameterOption2: row.parameterOption2,
    message: MESSAGES[status],
  };
}
