import type { components } from '#openapi';
import { DEADLINE_TOO_FAR } from '../../rules/deadline-limit.ts';
import { FIELD_ERROR_MESSAGES } from './words/field-languages.ts';
import type { ForeignLanguage } from './words/field-words.ts';

export type ErrorCode = components['schemas']['ErrorCode'];
export type ErrorBody = components['schemas']['ErrorBody'];
type FieldError = NonNullable<ErrorBody['fieldErrors']>[number] & {
  /** Translates the message for receivers who don't read Korean. Without it, they are only asked to check the field. */
  translate?: (language: ForeignLanguage) => string;
};
type ErrorFacts = { fieldErrors?: readonly FieldError[] } & Pick<
  ErrorBody,
  | 'triesLeft'
  | 'retryAfter'
  | 'organizationName'
  | 'version'
  | 'problems'
  | 'deadEnd'
  | 'sheets'
  | 'sheetHeads'
  | 'credit'
>;

export const ERROR_DEFINITIONS: Record<ErrorCode, { status: number; message: string }> = {
  MALFORMED: { status: 400, message: '보낸 내용을 읽지 못했어요. 다시 시도해주세요.' },
  VALIDATION: { status: 422, message: '적은 내용을 다시 확인해주세요.' },
  UNAUTHENTICATED: { status: 401, message: '로그인이 필요해요. 다시 로그인해주세요.' },
  FORBIDDEN: { status: 403, message: '이 일을 할 권한이 없어요. 관리자에게 부탁해보세요.' },
  MEMBERSHIP_ENDED: {
    status: 403,
    message: '지금은 이 조직의 멤버가 아니에요. 다른 조직으로 바꾸거나 조직 관리자에게 물어보세요.',
  },
  NOT_FOUND: { status: 404, message: '찾는 것이 없어요. 주소를 다시 확인해주세요.' },
  TOO_LARGE: { status: 413, message: '너무 커요. 10MB보다 작은 파일만 올릴 수 있어요.' },
  UNSUPPORTED_TYPE: { status: 415, message: '보낸 내용의 형식이 맞지 않아요.' },
  RATE_LIMITED: { status: 429, message: '요청이 너무 잦아요. 잠시 뒤에 다시 시도해주세요.' },
  INTERNAL: { status: 500, message: '문제가 생겼어요. 다시 시도해주세요.' },
  STORAGE_FULL: { status: 507, message: '지금은 저장할 자리가 없어요. 운영자가 자리를 늘린 뒤에 다시 해주세요.' },
  FILE_DAMAGED: { status: 503, message: '보관하던 파일이 손상되어 보여드리지 않아요. 운영자에게 알렸어요.' },
  UNAVAILABLE: { status: 503, message: '지금은 쓸 수 없어요. 잠시 뒤에 다시 시도해주세요.' },
  CREDENTIALS_WRONG: { status: 422, message: '메일 주소나 비밀번호가 맞지 않아요.' },
  PASSWORD_WRONG: { status: 422, message: '지금 쓰는 비밀번호가 맞지 않아요.' },
  PASSWORD_WEAK: { status: 422, message: '비밀번호를 더 어렵게 만들어주세요.' },
  CODE_WRONG: { status: 422, message: '번호가 달라요. 다시 확인해주세요.' },
  CODE_EXPIRED: { status: 410, message: '시간이 지났어요. 번호를 다시 받아주세요.' },
  LOCKED: { status: 423, message: '5번 틀렸어요. 10분 뒤에 다시 해주세요.' },
  EMAIL_TAKEN: { status: 409, message: '이미 가입한 메일 주소예요. 로그인해주세요.' },
  NAME_INVALID: { status: 422, message: '이름을 보이지 않는 글자 없이 1자에서 50자 사이로 적어주세요.' },
  AGREEMENT_REQUIRED: { status: 422, message: '꼭 필요한 약관에 동의해주세요.' },
  BUSINESS_NUMBER_INVALID: { status: 422, message: '사업자등록번호가 맞는지 확인해주세요.' },
  SESSION_CODE_DEAD: { status: 410, message: '쓸 수 없는 링크예요. 비밀번호 찾기를 다시 해주세요.' },
  REFRESH_REUSED: { status: 401, message: '안전을 위해 로그아웃했어요. 다시 로그인해주세요.' },
  INVITATION_NOT_FOUND: { status: 404, message: '초대를 찾을 수 없어요. 메일에 있는 링크를 다시 눌러주세요.' },
  INVITATION_EXPIRED: { status: 410, message: '초대 기한이 지났어요. 초대한 분에게 다시 부탁해주세요.' },
  INVITATION_CANCELLED: { status: 410, message: '취소된 초대예요. 초대한 분에게 물어보세요.' },
  INVITATION_USED: { status: 409, message: '이미 수락한 초대예요. 로그인해서 이용해주세요.' },
  INVITATION_CODE_WRONG: {
    status: 403,
    message: '초대 링크가 맞지 않아요. 가장 최근에 받은 메일의 링크를 눌러주세요.',
  },
  EMAIL_MISMATCH: { status: 403, message: '초대받은 메일 주소와 달라요. 초대받은 주소로 로그인해주세요.' },
  ACCOUNT_REQUIRED: { status: 422, message: '이름과 비밀번호를 정해주세요.' },
  ACCOUNT_EXISTS: { status: 409, message: '이미 계정이 있는 메일 주소예요. 이름과 비밀번호 없이 수락해주세요.' },
  ALREADY_MEMBER: { status: 409, message: '이미 함께 쓰고 있는 멤버예요.' },
  GROUP_NOT_FOUND: { status: 404, message: '고른 그룹이 없어요. 그룹을 다시 골라주세요.' },
  LAST_OWNER: { status: 409, message: '조직의 소유자예요. 소유자를 넘기거나 조직을 없앤 뒤에 해주세요.' },
  OWNER_LOCKED: { status: 409, message: '소유자의 권한은 바꿀 수 없어요.' },
  SELF_LOCKED: { status: 409, message: '내 권한은 다른 관리자가 바꿀 수 있어요.' },
  PERMISSION_LACKING: {
    status: 403,
    message: '내가 가진 권한만 줄 수 있어요. 그 권한이 있는 관리자에게 부탁해주세요.',
  },
  MEMBERS_REMAIN: { status: 409, message: '다른 멤버가 남아 있어요. 모두 내보낸 뒤에 조직을 없앨 수 있어요.' },
  MEMBER_NOT_ACTIVE: { status: 409, message: '지금은 함께 쓰지 않는 멤버예요.' },
  UPLOAD_EXPIRED: { status: 410, message: '올릴 수 있는 시간이 지났어요. 사진을 다시 골라주세요.' },
  UPLOAD_FORGED: { status: 403, message: '올릴 수 없는 주소예요. 사진을 다시 골라주세요.' },
  IMAGE_UNREADABLE: { status: 422, message: '이 사진은 쓸 수 없어요. 다른 사진을 골라주세요.' },
  FOREIGN_ADDRESS: { status: 422, message: '여기에 올린 사진만 쓸 수 있어요.' },
  CALLBACK_NOT_ALLOWED: { status: 422, message: '돌아올 주소가 맞지 않아요. 처음부터 다시 해주세요.' },
  VERIFICATION_NOT_FOUND: { status: 404, message: '본인 확인 기록이 없어요. 처음부터 다시 해주세요.' },
  PROVIDER_FAILED: { status: 503, message: '본인 확인 기관이 답하지 않아요. 잠시 뒤에 다시 시도해주세요.' },
  FILE_EMPTY: { status: 422, message: '내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요.' },
  FILE_UNKNOWN: { status: 415, message: '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.' },
  FILE_TOO_LARGE: { status: 413, message: '파일이 너무 커요. 10MB보다 작은 파일만 올릴 수 있어요.' },
  FILE_PROCESSING: { status: 409, message: '아직 파일을 준비하고 있어요. 잠시 뒤에 다시 열어주세요.' },
  FILE_REFUSED: { status: 409, message: '쓸 수 없는 파일이에요. 다른 파일을 올려주세요.' },
  FILE_SIGNED: {
    status: 422,
    message: '이미 서명된 문서예요. 쪽을 고치면 그 서명이 깨져서, 올린 그대로만 보낼 수 있어요.',
  },
  ARRANGEMENT_WRONG: { status: 422, message: '쪽을 이렇게 정리할 수 없어요. 화면을 새로 고치고 다시 해주세요.' },
  ARRANGEMENT_FAILED: { status: 503, message: '쪽을 정리하지 못했어요. 잠시 뒤에 다시 해주세요.' },
  PICTURE_FAILED: { status: 503, message: '이 쪽을 그리지 못했어요. 잠시 뒤에 다시 열어주세요.' },
  PAGE_UNREAD: { status: 503, message: '이 쪽의 글을 읽지 못했어요. 잠시 뒤에 다시 해주세요.' },
  ADDRESS_FORGED: { status: 403, message: '열 수 없는 주소예요. 화면을 새로 고쳐주세요.' },
  ADDRESS_EXPIRED: { status: 410, message: '주소를 쓸 수 있는 시간이 지났어요. 화면을 새로 고쳐주세요.' },
  RANGE_WRONG: { status: 416, message: '파일에 없는 부분이에요. 처음부터 다시 받아주세요.' },
  VERSION_CONFLICT: { status: 409, message: '다른 곳에서 먼저 고쳤어요. 새로 불러와서 다시 해주세요.' },
  CONTRACT_NOT_DRAFT: { status: 409, message: '이미 보냈거나 보낼 예정인 문서예요. 작성 중인 문서만 고칠 수 있어요.' },
  CONTRACT_HELD: {
    status: 409,
    message:
      '기록과 맞지 않는 곳이 있어 멈춘 문서예요. 운영하는 분이 확인하고 있어요. 기다리거나 취소하고 다시 보내주세요.',
  },
  CONTRACT_NOT_RUNNING: { status: 409, message: '지금 진행 중인 문서가 아니에요. 문서 상태를 다시 확인해주세요.' },
  FILE_NOT_FOUND: { status: 404, message: '고른 파일이 없어요. 파일을 다시 올려주세요.' },
  FILE_NOT_READY: { status: 422, message: '아직 준비되지 않은 파일이 있어요. 파일을 확인하고 다시 보내주세요.' },
  RECEIVER_UNKNOWN: { status: 404, message: '받는 분 목록이 바뀌었어요. 새로 불러와서 다시 해주세요.' },
  RECEIVER_DONE: { status: 409, message: '이미 마친 분이에요. 연락처를 고칠 수 없어요.' },
  NOT_THEIR_TURN: { status: 409, message: '지금 차례인 분이 아니에요. 차례가 되면 알려드려요.' },
  CHECK_FAILED: { status: 422, message: '보내기 전에 고칠 곳이 있어요.' },
  CREDIT_SHORT: { status: 402, message: '크레딧이 모자라요. 크레딧을 산 뒤에 다시 보내주세요.' },
  BILLING_OFF: { status: 409, message: '결제를 쓰지 않는 곳이에요. 보내는 수에 제한이 없어요.' },
  CARD_DECLINED: { status: 422, message: '카드사가 승인하지 않았어요. 다른 카드로 해주세요.' },
  CARD_UNUSABLE: { status: 422, message: '쓸 수 없는 카드예요. 다른 카드로 해주세요.' },
  NO_CARD: { status: 409, message: '등록한 카드가 없어요. 카드를 먼저 더해주세요.' },
  PAYMENT_EXPIRED: { status: 410, message: '결제 시간이 지났어요. 다시 해주세요.' },
  PAYMENT_UNAVAILABLE: { status: 503, message: '문제가 생겼어요. 다시 시도해주세요.' },
  AMOUNT_MISMATCH: { status: 422, message: '주문과 금액이 달라요. 처음부터 다시 해주세요.' },
  ALREADY_ON: { status: 409, message: '이미 쓰고 있는 요금제예요.' },
  PLAN_CHANGED: { status: 409, message: '그사이에 요금제가 바뀌었어요. 새로 불러와서 다시 해주세요.' },
  PAYMENT_RUNNING: { status: 409, message: '결제 결과를 확인하고 있어요. 잠시 뒤에 다시 해주세요.' },
  LAST_CARD: { status: 409, message: '정기 결제에 쓰는 카드예요. 다른 카드를 먼저 등록해주세요.' },
  CUSTOMER_KEY_WRONG: { status: 422, message: '다른 조직에서 시작한 카드 등록이에요. 처음부터 다시 해주세요.' },
  SCHEDULE_PAST: { status: 422, message: '이미 지난 때예요. 보낼 때를 다시 골라주세요.' },
  EXPIRY_NOT_LATER: { status: 422, message: '지금 마감보다 늦은 때를 골라주세요.' },
  EXPIRY_TOO_FAR: { status: 422, message: DEADLINE_TOO_FAR },
  NOT_SENT_YET: { status: 409, message: '아직 보내지 않은 문서예요. 보낸 뒤에 받을 수 있어요.' },
  VERIFICATION_NEEDED: { status: 403, message: '1년에 한 번 본인 확인이 필요해요. 본인 확인을 하고 다시 해주세요.' },
  CURSOR_WRONG: { status: 422, message: '목록이 바뀌었어요. 처음부터 다시 봐주세요.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: '같은 요청 번호로 다른 내용을 보냈어요. 다시 시도해주세요.' },
  IDEMPOTENCY_RUNNING: { status: 409, message: '같은 요청을 처리하고 있어요. 잠시 뒤에 다시 확인해주세요.' },
  NAME_TAKEN: { status: 409, message: '같은 이름이 이미 있어요. 다른 이름을 적어주세요.' },
  TOO_MANY: { status: 422, message: '한 번에 할 수 있는 수를 넘었어요. 나눠서 해주세요.' },
  CONTACT_EXISTS: { status: 409, message: '같은 메일 주소나 휴대폰 번호를 쓰는 연락처가 이미 있어요.' },
  CONTACT_GROUP_NOT_FOUND: { status: 404, message: '고른 연락처 묶음이 없어요. 새로 불러와서 다시 골라주세요.' },
  TEMPLATE_NOT_PUBLISHED: { status: 409, message: '아직 공개하지 않은 템플릿이에요. 먼저 공개해주세요.' },
  TEMPLATE_RETIRED: { status: 409, message: '그만 쓰기로 한 템플릿이에요. 다시 쓰기로 한 뒤에 보낼 수 있어요.' },
  TEMPLATE_UNCHANGED: { status: 409, message: '공개한 뒤로 바뀐 것이 없어요.' },
  TEMPLATE_IN_USE: { status: 409, message: '보내는 중인 문서나 끝나지 않은 링크가 있어요. 먼저 끝내주세요.' },
  SLOT_IN_USE: { status: 409, message: '링크 서명이 쓰는 자리가 새 판에 없어요. 링크를 멈추고 공개할 수 있어요.' },
  TEXT_RULE_WRONG: { status: 422, message: '문서 이름 규칙에 없는 이름이 있어요. 목록에서 골라주세요.' },
  FOLDER_NOT_FOUND: { status: 404, message: '고른 폴더가 없어요. 새로 불러와서 다시 골라주세요.' },
  LABEL_NOT_FOUND: { status: 404, message: '고른 라벨이 없어요. 새로 불러와서 다시 골라주세요.' },
  LIST_BOX_NOT_FOUND: { status: 404, message: '고른 선택 목록이 없어요. 새로 불러와서 다시 골라주세요.' },
  LIST_BOX_IN_USE: {
    status: 409,
    message: '쓰고 있는 목록이에요. 문서에서 다른 목록을 고른 뒤에 지워주세요.',
  },
  MAIL_TEMPLATE_NOT_FOUND: { status: 404, message: '고른 메일 문구가 없어요. 새로 불러와서 다시 골라주세요.' },
  BUTTON_MISSING: { status: 422, message: '링크가 있는 메일에는 단추가 하나 있어야 해요. 단추를 하나만 넣어주세요.' },
  SHEET_CHOICE: { status: 422, message: '시트가 여러 개예요. 어느 시트를 읽을지 골라주세요.' },
  SLOTS_OPEN: {
    status: 422,
    message: '받는 분이 한 자리만 비어 있는 템플릿이어야 해요. 엑셀로 여러 건 보내기를 써주세요.',
  },
  ROWS_WRONG: { status: 422, message: '고쳐야 하는 줄이 있어요. 고치거나 빼고 보내주세요.' },
  VERSION_CHANGED: {
    status: 409,
    message: '그사이 템플릿의 새 판이 나왔어요. 새 판으로 확인하거나 예전 판으로 보내주세요.',
  },
  BATCH_STARTED: { status: 409, message: '이미 보내기 시작해서 바꿀 수 없어요.' },
  BATCH_NOT_RUNNING: { status: 409, message: '지금은 할 수 없어요. 어디까지 보냈는지 다시 확인해주세요.' },
  LIMIT_BELOW_TAKEN: { status: 409, message: '이미 그보다 많은 분이 시작했어요. 더 큰 인원을 적어주세요.' },
  DIRECT_URL_PAUSED: { status: 409, message: '지금은 서명을 받지 않아요. 링크를 준 분에게 물어보세요.' },
  DIRECT_URL_ENDED: { status: 410, message: '더 이상 받지 않는 링크예요. 링크를 준 분에게 물어보세요.' },
  DIRECT_URL_FULL: { status: 410, message: '정해둔 인원이 모두 찼어요. 링크를 준 분에게 물어보세요.' },
  DOMAIN_NOT_ALLOWED: {
    status: 422,
    message: '이 링크는 정해둔 메일 주소만 쓸 수 있어요. 회사나 학교 메일 주소를 적어주세요.',
  },
  SHEET_UNREADABLE: { status: 422, message: '읽을 수 없는 파일이에요. 엑셀(xlsx)이나 CSV 파일을 올려주세요.' },
  SHEET_HEAD_WRONG: {
    status: 422,
    message: '첫 줄에서 이름 칸을 찾지 못했어요. 첫 줄에 이름, 메일, 휴대폰을 적어주세요.',
  },
  IMPORT_ROWS_WRONG: { status: 422, message: '고쳐야 할 줄이 있어요. 고치거나 그 줄을 빼고 넣어주세요.' },
  NOTHING_TO_DOWNLOAD: { status: 422, message: '내려받을 수 있는 문서가 없어요. 보낸 문서를 골라주세요.' },
  CONTENTS_DESTROYED: { status: 410, message: '보관 기간이 끝나 문서의 내용을 지웠어요. 기록은 그대로 볼 수 있어요.' },
  NOT_COMPLETED: { status: 409, message: '아직 끝나지 않은 문서예요. 모두 서명하면 받을 수 있어요.' },
  NOT_THE_RECEIVER: { status: 403, message: '이 자리의 받는 분이 아니에요. 받는 분이 직접 서명할 수 있어요.' },
  RECEIVER_NOT_SIGNED: { status: 409, message: '아직 서명하지 않은 분이에요. 서명한 뒤에 다시 받을 수 있어요.' },
  FIELDS_NOT_THEIRS: { status: 422, message: '이 분이 채운 칸만 다시 받을 수 있어요.' },
  REQUEST_OPEN: { status: 409, message: '이미 다시 받고 있는 값이 있어요. 답이 오면 다시 부탁해주세요.' },
  LINK_WRONG: { status: 410, message: '링크가 맞지 않아요. 받은 메일이나 문자의 링크를 다시 눌러주세요.' },
  LINK_OVER: { status: 410, message: '이제 쓸 수 없는 링크예요. 보낸 분에게 물어보세요.' },
  CONTRACT_CANCELLED: { status: 410, message: '보낸 분이 문서를 거뒀어요.' },
  CONTRACT_REJECTED: { status: 410, message: '거절한 문서예요.' },
  CONTRACT_EXPIRED: { status: 410, message: '마감이 지났어요. 보낸 분에게 물어보세요.' },
  DELEGATED: { status: 410, message: '다른 분에게 맡긴 문서예요.' },
  NOT_YOUR_TURN: { status: 409, message: '아직 차례가 아니에요. 차례가 되면 알려드려요.' },
  STEP_WRONG: { status: 409, message: '지금 할 확인이 아니에요. 링크를 다시 눌러주세요.' },
  CODE_NOT_SENT: { status: 409, message: '이 확인에는 번호를 보내지 않아요.' },
  IDENTITY_MISMATCH: { status: 422, message: '받는 분 정보와 맞지 않아요. 다시 확인해주세요.' },
  CONSENT_NEEDED: { status: 403, message: '전자서명과 개인정보 이용에 먼저 동의해주세요.' },
  DOCUMENT_HELD: { status: 409, message: '문서를 확인하고 있어요. 확인이 끝나면 이어서 할 수 있어요.' },
  ALREADY_ACTED: { status: 409, message: '이미 마친 문서예요. 내용을 바꿀 수 없어요.' },
  FIELD_UNKNOWN: { status: 422, message: '채울 수 없는 칸이에요. 화면을 새로 고쳐주세요.' },
  MARK_UNKNOWN: { status: 404, message: '고른 서명이나 도장이 없어요. 다시 골라주세요.' },
  ATTACHMENT_UNKNOWN: { status: 404, message: '고른 파일이 없어요. 파일을 다시 올려주세요.' },
  CHARACTER_UNPRINTABLE: { status: 422, message: '인쇄할 수 없는 글자가 있어요. 다른 글자로 바꿔주세요.' },
  ANNOTATION_NOT_ALLOWED: { status: 403, message: '이 문서에는 그릴 수 없어요.' },
  PAGE_UNKNOWN: { status: 422, message: '이 문서에 없는 쪽이에요. 화면을 새로 고쳐주세요.' },
  VALUES_WRONG: { status: 422, message: '아직 채우지 않았거나 고쳐야 할 칸이 있어요.' },
  DELEGATION_NOT_ALLOWED: { status: 403, message: '다른 분에게 맡길 수 없는 문서예요. 보낸 분에게 물어보세요.' },
  ALREADY_DELEGATED: { status: 409, message: '이미 한 번 맡은 자리예요. 다시 맡기려면 보낸 분에게 부탁해주세요.' },
  DELEGATE_SELF: { status: 422, message: '내 연락처예요. 맡을 분의 연락처를 적어주세요.' },
  DRAWING_OVER: { status: 410, message: '그릴 수 있는 시간이 지났어요. 컴퓨터에서 다시 시작해주세요.' },
  SEAL_DESTROYED: { status: 409, message: '없앤 도장이에요. 다시 쓸 수 없어요.' },
  ALERT_FIXED: { status: 422, message: '바꿀 수 없는 알림이에요. 다른 알림을 골라주세요.' },
  THREAD_LINK_DEAD: { status: 410, message: '이제 쓸 수 없는 링크예요. 새로 문의해주세요.' },
  INQUIRY_OVER: { status: 409, message: '닫은 지 30일이 지난 문의예요. 새로 문의해주세요.' },
};

/** Codes that any operation may return without declaring them. */
export const GENERAL_ERROR_CODES: ReadonlySet<ErrorCode> = new Set([
  'MALFORMED',
  'VALIDATION',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'MEMBERSHIP_ENDED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'FILE_DAMAGED',
  'INTERNAL',
]);

const askToCheck = (language: ForeignLanguage) => FIELD_ERROR_MESSAGES[language].check;

/** An error with a cause outside the code: the user, the client, or a change in the meantime. Never a bug. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly facts: ErrorFacts;

  constructor(code: ErrorCode, facts: ErrorFacts & { message?: string } = {}) {
    const { message, ...rest } = facts;
    super(message ?? ERROR_DEFINITIONS[code].message);
    this.code = code;
    this.facts = rest;
  }

  get status() {
    return ERROR_DEFINITIONS[this.code].status;
  }

  /** Builds the response body. A translation replaces the messages of fields as well. */
  toBody(translation: { language: ForeignLanguage; message: string } | null = null): ErrorBody {
    const { fieldErrors, ...facts } = this.facts;
    return {
      isSuccess: false,
      code: this.status,
      message: translation?.message ?? this.message,
      errorCode: this.code,
      ...facts,
      ...(fieldErrors && {
        fieldErrors: fieldErrors.map(({ field, message, translate, characters }) => ({
          field,
          message: translation ? (translate ?? askToCheck)(translation.language) : message,
          ...(characters && { characters }),
        })),
      }),
    };
  }
}
