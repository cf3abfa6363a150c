/** Phone numbers that make the provider misbehave. All other mobile numbers work. */
export const SCENARIOS = {
  /** Isn't on KakaoTalk, so a text message is sent immediately. */
  noKakao: '01000000001',
  invalidNumber: '01000000002',
  /** The delivery report arrives a minute late. */
  lateReport: '01000000003',
  /** The message is accepted, but the carrier reports a failure later. */
  failsAtCarrier: '01000000004',
  noBalance: '01000000005',
  /** No response, so the caller times out. */
  silent: '01000000006',
  /** Status 503. */
  down: '01000000007',
  /** KakaoTalk gives up after a minute, and the text message is reported a minute later. */
  replacedLate: '01000000008',
} as const;

/** Codes 2000, 3000 and 4000 are the provider's; we made up the others. */
export const MESSAGE_STATUSES = {
  taken: { statusCode: '2000', statusMessage: '정상 접수', status: 'PENDING' },
  underWay: { statusCode: '3000', statusMessage: '이통사로 접수 예정', status: 'SENDING' },
  arrived: { statusCode: '4000', statusMessage: '수신 완료', status: 'COMPLETE' },
  failedAtCarrier: { statusCode: '3059', statusMessage: '단말기가 꺼져 있어요', status: 'FAILED' },
  invalidNumber: { statusCode: '1030', statusMessage: '잘못된 수신번호예요', status: 'FAILED' },
  unregisteredSender: { statusCode: '1062', statusMessage: '등록되지 않은 발신번호예요', status: 'FAILED' },
  templateMismatch: { statusCode: '1068', statusMessage: '알림톡 템플릿과 내용이 맞지 않아요', status: 'FAILED' },
  templateNotApproved: { statusCode: '1069', statusMessage: '승인되지 않은 알림톡 템플릿이에요', status: 'FAILED' },
} as const;

export const ERRORS = {
  signature: { status: 403, errorCode: 'SignatureDoesNotMatch', errorMessage: '서명이 일치하지 않아요.' },
  expired: { status: 403, errorCode: 'RequestTimeTooSkewed', errorMessage: '요청 시간이 맞지 않아요.' },
  replayed: { status: 403, errorCode: 'DuplicatedSignature', errorMessage: '이미 쓴 서명이에요.' },
  invalid: { status: 400, errorCode: 'ValidationError', errorMessage: '요청 내용이 맞지 않아요.' },
  balance: { status: 402, errorCode: 'NotEnoughBalance', errorMessage: '잔액이 부족해요.' },
  down: { status: 503, errorCode: 'ServiceUnavailable', errorMessage: '잠시 뒤에 다시 시도해주세요.' },
  channelUnknown: { status: 404, errorCode: 'ChannelNotFound', errorMessage: '카카오톡 채널을 찾지 못했어요.' },
  templateUnknown: { status: 404, errorCode: 'TemplateNotFound', errorMessage: '알림톡 템플릿을 찾지 못했어요.' },
  templateFixed: { status: 400, errorCode: 'TemplateNotPending', errorMessage: '검수를 요청할 수 없는 상태예요.' },
} as const;
