import type { IntakeOutcome, NoticeCode, RefusalCode } from '../intake.types.ts';

export const MAX_FILE_BYTES = 10_485_760;
export const MAX_PAGES = 500;
export const MAX_PIXELS = 40_000_000;
export const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
/** The maximum compression ratio of Deflate. */
export const MAX_DEFLATE_RATIO = 1_032;

const REFUSAL_WORDS: Record<RefusalCode, string> = {
  FILE_EMPTY: '내용이 없는 파일이에요. 파일을 다시 확인하고 올려주세요.',
  FILE_UNKNOWN: '이 파일은 올릴 수 없어요. PDF, 한글, PNG, JPG만 돼요.',
  FILE_TOO_LARGE: '파일이 너무 커요. 10MB보다 작은 파일만 올릴 수 있어요.',
  FILE_ENCRYPTED: '비밀번호가 걸린 파일이에요. 풀어서 다시 올려주세요.',
  FILE_COPY_PROTECTED: '배포용이거나 보안이 걸린 한글 문서예요. 보안을 푼 원본이나 PDF로 저장한 파일을 올려주세요.',
  FILE_DAMAGED: '파일이 손상되어 열 수 없어요. 원본을 다시 저장해서 올려주세요.',
  FILE_TOO_MANY_PAGES: '500쪽이 넘는 문서예요. 500쪽 이하로 나눠서 올려주세요.',
  FILE_TOO_MANY_PIXELS: '이미지가 너무 커요. 가로와 세로를 줄여서 4,000만 화소 이하로 올려주세요.',
  FILE_TOO_COMPLEX: '문서가 너무 복잡해서 처리하지 못했어요. PDF로 다시 저장해서 올려주세요.',
  FILE_TOO_MUCH_MEMORY: '파일을 여는 데 메모리가 너무 많이 들어요. 문서를 나누거나 PDF로 다시 저장해서 올려주세요.',
  FILE_UNPACKS_TOO_LARGE:
    '압축을 풀면 내용이 너무 커서 열지 못했어요. 큰 그림을 줄이거나 PDF로 다시 저장해서 올려주세요.',
  SIGNED_AND_ACTIVE:
    '이미 서명된 문서에 자동 실행 내용이나 첨부 파일이 들어 있어요. 지우면 서명이 깨지므로, 그런 내용이 없는 파일을 올려주세요.',
  SIGNED_AND_LOCKED:
    '서명이 끝나서 아무것도 더할 수 없게 잠긴 문서예요. 잠그지 않은 원본을 올리거나, 붙임으로 쓴다면 PDF로 인쇄한 파일을 올려주세요.',
};

const NOTICE_WORDS: Record<NoticeCode, string> = {
  REPAIRED: '파일 일부가 손상되어 있어서 고쳤어요. 빠진 내용이 없는지 확인해주세요.',
  OWNER_PASSWORD_REMOVED: '편집 제한 비밀번호를 풀었어요. 내용은 그대로예요.',
  JAVASCRIPT_REMOVED: '문서에 들어 있던 스크립트를 지웠어요. 자동 계산이 사라질 수 있으니 내용을 확인해주세요.',
  LAUNCH_ACTION_REMOVED: '다른 프로그램이나 주소로 내용을 보내는 동작을 지웠어요. 문서 내용을 확인해주세요.',
  EMBEDDED_FILES_REMOVED: '문서에 첨부된 파일을 지웠어요. 필요한 파일은 따로 올려주세요.',
  XFA_REMOVED: '동적 양식(XFA)을 지웠어요. 화면에 보이는 내용이 맞는지 확인해주세요.',
  FORM_FLATTENED: '입력 칸을 문서 내용으로 바꾸고, 칸이 있던 자리는 추천 필드로 남겼어요.',
  HANGUL_CONVERTED: '한글 문서를 PDF로 바꿨어요. 원본과 같은지 쪽마다 확인해주세요.',
  CHARACTERS_REPLACED: '보여드릴 수 없는 글자는 〓로 바꿨어요. 중요한 글자라면 한글에서 PDF로 저장해서 올려주세요.',
  IMAGE_CONVERTED: '이미지를 PDF로 바꿨어요.',
  ALREADY_SIGNED: '이미 서명이 들어 있는 문서예요. 서명이 유지되도록 그대로 두었어요.',
  FONT_SUBSTITUTED: '문서에 없는 글꼴은 비슷한 글꼴로 보여드려요.',
};

export type Refusal = Extract<IntakeOutcome, { status: 'REFUSED' }>['refusal'];
export type Notice = { code: NoticeCode; message: string };

export const createRefusal = (errorCode: RefusalCode, message = REFUSAL_WORDS[errorCode]): Refusal => ({
  errorCode,
  message,
});

export const createNotice = (code: NoticeCode): Notice => ({ code, message: NOTICE_WORDS[code] });

/** Messages for unsupported types, which say what to upload instead. */
export const UNSUPPORTED_TYPE_MESSAGES = {
  OLD_HWP: '예전 한글(HWP 3.0) 파일이에요. 한글에서 PDF로 저장해서 올려주세요.',
  HWPML: '한글 XML(HWPML) 파일이에요. 한글에서 PDF로 저장해서 올려주세요.',
  WORD: '워드 문서예요. PDF로 저장해서 올려주세요.',
  EXCEL: '엑셀 문서예요. PDF로 저장해서 올려주세요.',
  POWERPOINT: '파워포인트 문서예요. PDF로 저장해서 올려주세요.',
  OPEN_DOCUMENT: '오픈오피스 문서예요. PDF로 저장해서 올려주세요.',
  OFFICE: '오피스 문서예요. PDF로 저장해서 올려주세요.',
  ZIP: '압축 파일이에요. 압축을 풀고 안에 있는 PDF나 한글 문서를 올려주세요.',
  PICTURE: 'PNG나 JPG가 아닌 이미지예요. PNG나 JPG, PDF로 저장해서 올려주세요.',
  TEXT: '텍스트 파일이에요. PDF로 저장해서 올려주세요.',
  WEB_PAGE: '웹 페이지 파일이에요. PDF로 저장해서 올려주세요.',
} as const;
export type UnsupportedFileKind = keyof typeof UNSUPPORTED_TYPE_MESSAGES;

export const SIGNED_AND_ENCRYPTED_MESSAGE =
  '서명된 문서에 편집 제한 비밀번호가 걸려 있어요. 풀면 서명이 깨지므로, 비밀번호 없이 서명한 파일을 올려주세요.';
export const SIGNED_AND_DAMAGED_MESSAGE =
  '서명된 문서인데 파일이 손상됐어요. 고치면 서명이 깨지므로, 원본을 다시 받아 올려주세요.';
export const SIGNED_AND_BROTLI_MESSAGE =
  '서명된 문서인데 아직 널리 쓰이지 않는 압축(Brotli)을 썼어요. 다시 압축하면 서명이 깨지므로, 서명하기 전의 파일을 올려주세요.';
export const DYNAMIC_FORM_MESSAGE =
  '내용이 동적 양식(XFA)에만 들어 있는 문서예요. Acrobat에서 열어 인쇄를 누르고 PDF로 저장한 파일을 올려주세요.';
