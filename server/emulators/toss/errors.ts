/** Toss's error codes and statuses. The messages are ours. */
export const ERRORS = {
  INVALID_REQUEST: [400, '잘못된 요청이에요.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제예요.'],
  DUPLICATED_ORDER_ID: [400, '이미 결제한 주문번호예요.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제예요.'],
  NOT_MATCHES_CUSTOMER_KEY: [400, '빌링키의 구매자와 맞지 않아요.'],
  ALREADY_REMOVED_BILLING_KEY: [400, '이미 삭제된 빌링키예요.'],
  INVALID_API_KEY: [400, '잘못된 API 키예요.'],
  PROVIDER_ERROR: [400, '일시적인 오류가 발생했어요. 잠시 후 다시 시도해주세요.'],
  BELOW_MINIMUM_AMOUNT: [400, '카드는 100원부터 결제할 수 있어요.'],
  INVALID_REJECT_CARD: [400, '카드사에서 사용을 막은 카드예요.'],
  INVALID_CARD_EXPIRATION: [400, '카드 유효기간을 다시 확인해주세요.'],
  INVALID_CARD_NUMBER: [400, '카드 번호를 다시 확인해주세요.'],
  INVALID_STOPPED_CARD: [400, '정지된 카드예요.'],
  INVALID_CARD_LOST_OR_STOLEN: [400, '분실되거나 도난된 카드예요.'],
  EXCEED_MAX_DAILY_PAYMENT_COUNT: [400, '하루에 결제할 수 있는 횟수를 넘었어요.'],
  EXCEED_MAX_AMOUNT: [400, '결제할 수 있는 금액을 넘었어요.'],
  NOT_SUPPORTED_CARD_TYPE: [400, '지원하지 않는 카드 종류예요.'],
  NOT_SUPPORTED_METHOD: [400, '지원하지 않는 결제 수단이에요.'],
  INVALID_BILL_KEY_REQUEST: [400, '빌링키 요청이 맞지 않아요.'],
  INVALID_IDEMPOTENCY_KEY: [400, '멱등키는 300자까지의 문자로 보내주세요.'],
  UNAUTHORIZED_KEY: [401, '인증되지 않은 키예요.'],
  REJECT_CARD_PAYMENT: [403, '한도초과 혹은 잔액부족으로 결제에 실패했어요.'],
  REJECT_CARD_COMPANY: [403, '카드사에서 결제를 거절했어요.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소할 수 없는 금액이에요.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소할 수 없는 결제예요.'],
  FORBIDDEN_REQUEST: [403, '허용되지 않은 요청이에요.'],
  FORBIDDEN_CONSECUTIVE_REQUEST: [403, '반복된 요청은 받지 않아요. 잠시 후 다시 시도해주세요.'],
  INCORRECT_BASIC_AUTH_FORMAT: [403, '인증 헤더의 형식이 맞지 않아요. 키 뒤에 콜론을 붙여주세요.'],
  FDS_ERROR: [403, '위험한 거래로 보여서 결제를 막았어요.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제예요.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제 시간이 지나서 진행할 수 없어요.'],
  NOT_FOUND_BILLING: [404, '존재하지 않는 빌링키예요.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '이전 요청을 처리하고 있어요.'],
  FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING: [500, '결제를 처리하지 못했어요. 잠시 후 다시 시도해주세요.'],
  FAILED_INTERNAL_SYSTEM_PROCESSING: [500, '내부 시스템에 오류가 있어요. 잠시 후 다시 시도해주세요.'],
  FAILED_BILL_KEY_AUTH_CREATION: [500, '빌링키 인증을 만들지 못했어요.'],
  FAILED_CARD_COMPANY_RESPONSE: [500, '카드사가 응답하지 않아요.'],
  FAILED_DB_PROCESSING: [500, '잘못된 요청값으로 처리하지 못했어요.'],
  UNKNOWN_PAYMENT_ERROR: [500, '결제에 실패했어요. 잠시 후 다시 시도해주세요.'],
  COMMON_ERROR: [500, '일시적인 오류가 발생했어요. 잠시 후 다시 시도해주세요.'],
} as const satisfies Record<string, readonly [number, string]>;

export type TossErrorCode = keyof typeof ERRORS;

export const isErrorCode = (code: string): code is TossErrorCode => Object.hasOwn(ERRORS, code);

export class TossError extends Error {
  override name = 'TossError';
  readonly code: TossErrorCode;

  constructor(code: TossErrorCode) {
    super(code);
    this.code = code;
  }
}

export function describeTossError(code: TossErrorCode) {
  const [status, message] = ERRORS[code];
  return { status, body: JSON.stringify({ code, message }) };
}
