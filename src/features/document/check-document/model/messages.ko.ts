import type { DocumentCheck } from '../api/checks';

type Verdict = DocumentCheck['verdict'];

const TITLES: Record<Verdict, string> = {
  WHOLE: '진짜 문서예요',
  ADDED_AFTER: '봉인한 뒤에 덧붙은 것이 있어요',
  CHANGED: '문서가 바뀌었어요',
  TRUNCATED: '파일이 끝까지 들어 있지 않아요',
  CHAIN_BROKEN: '안에 든 기록이 맞지 않아요',
  NOT_SEALED: '봉인되지 않은 PDF예요',
  NOT_OURS: '도장이 봉인한 파일이 아니에요',
  NOT_PDF: 'PDF 파일이 아니에요',
  DAMAGED: '읽을 수 없는 PDF예요',
  UNKNOWN: '도장에 없는 문서예요',
  EXISTS: '이 번호의 증명서가 있어요',
};
const ADVICE: Record<Verdict, string> = {
  WHOLE: '봉인한 뒤로 한 글자도 바뀌지 않았어요. 안심하고 보관하세요.',
  ADDED_AFTER:
    '봉인된 내용은 그대로예요. 덧붙은 내용은 계약한 분들이 확인한 것이 아니고, 봉인된 내용을 가리고 있을 수 있어요. 받은 메일의 링크에서 원본을 다시 내려받아 확인해주세요.',
  CHANGED: '이 파일은 믿지 마세요. 보낸 분에게 확인하고, 받은 메일의 링크에서 원본을 다시 내려받아 주세요.',
  TRUNCATED: '파일을 다시 내려받은 뒤 확인해주세요.',
  CHAIN_BROKEN: '이 파일을 보낸 분과 도장 고객센터에 알려주세요.',
  NOT_SEALED: '서명이 끝난 파일이 맞는지 보고, 완성된 문서를 다시 내려받아 주세요.',
  NOT_OURS: '다른 곳의 서명이 들어 있어요. 서명한 곳에서 확인해주세요.',
  NOT_PDF: '도장에서 내려받은 PDF 파일을 골라주세요.',
  DAMAGED: '파일을 다시 내려받은 뒤 확인해주세요.',
  UNKNOWN: '지문이 같은 문서를 찾지 못했어요.',
  EXISTS: '가진 PDF를 올려 확인해주세요. 번호만으로는 그 PDF가 진짜인지 알 수 없어요.',
};

export const ko = {
  title: '문서가 진짜인지 확인하기',
  description: '도장으로 계약한 PDF를 올리면 바뀐 곳이 있는지, 누가 언제 서명했는지 바로 알려드려요.',
  drop: {
    drop: '여기에 파일을 끌어다 놓으세요',
    dropNow: '여기에 놓으세요',
    or: '또는',
    choose: '파일 고르기',
    chooseOnComputer: '내 컴퓨터에서 고르기',
    takePhoto: '사진 찍기',
  },
  dropHint: 'PDF, 64MB까지. 파일은 먼저 이 브라우저에서 읽고, 보관하지 않아요.',
  orByNumber: '증명서 번호로 확인하기',
  number: '증명서 번호',
  numberHint: '감사추적인증서 맨 위에 있어요. 예: DJ-C-2611-0482-7F3A',
  numberMissing: '증명서 번호를 적어주세요.',
  check: '확인하기',
  inspecting: '파일을 읽고 있어요',
  asking: '기록과 맞춰보고 있어요',
  lookingUp: '증명서를 찾고 있어요',
  sending: '파일을 살펴보고 있어요',
  retry: '다시 확인하기',
  another: '다른 문서 확인하기',
  failed: '확인하지 못했어요. 인터넷 연결을 보고 다시 해주세요.',
  refusals: {
    empty: '내용이 없는 파일이에요. 다시 내려받아 주세요.',
    'too-large': '64MB보다 작은 파일만 확인할 수 있어요.',
    'not-pdf': 'PDF 파일이 아니에요. 도장에서 내려받은 PDF 파일을 골라주세요.',
    'unknown-number': '맞는 증명서가 없어요. 번호를 다시 확인해주세요.',
  },
  seenHere: '브라우저가 본 것',
  seen: ({ signatures, bytesBehind }: { signatures: number; bytesBehind: number | null }) =>
    signatures === 0
      ? '봉인이나 서명이 없는 PDF예요.'
      : `서명 ${signatures}개가 들어 있고, ${bytesBehind === 0 ? '그 뒤에 덧붙은 것이 없어요.' : '그 뒤에 덧붙은 것이 있어요.'}`,
  titles: TITLES,
  advice: ADVICE,
  kinds: { DOCUMENT: '계약 문서', CERTIFICATE: '감사추적인증서' },
  facts: {
    kind: '종류',
    title: '문서 이름',
    documentNo: '문서 번호',
    certificateNo: '증명서 번호',
    organization: '보낸 곳',
    completed: '끝난 때',
    sealed: '봉인한 때',
    timestamp: '시점확인',
    pages: '쪽수',
    fingerprint: '문서 지문 (SHA-256)',
    people: '서명한 분',
    added: '봉인한 뒤에 달라진 것',
    signatures: '다른 곳의 서명',
    record: '안에 든 기록',
  },
  pages: (count: number) => `${count}쪽`,
  did: { SIGNED: '서명', APPROVED: '검토' },
  additions: {
    PAGE_ADDED: '쪽이 더해졌어요',
    PAGE_REMOVED: '쪽이 빠졌어요',
    PAGE_CHANGED: '쪽의 내용이 바뀌었어요',
    PAGE_MOVED: '쪽의 자리가 바뀌었어요',
    ANNOTATION: '쪽에 서명 표시나 메모가 덧붙었어요',
    SIGNATURE: '다른 서명이 더해졌어요',
    ATTACHMENT: '첨부 파일이 더해졌어요',
    LAYERS: '보이고 가리는 설정이 바뀌었어요',
    ACTION: '열 때 저절로 하는 일이 더해졌어요',
    DOCUMENT: '문서 정보가 바뀌었어요',
    BYTES: '알 수 없는 내용이 뒤에 붙었어요',
  },
  signatures: {
    INTACT: '서명한 부분은 그대로이고, 그 뒤에 더해진 것이 없어요.',
    MORE_AFTER:
      '서명한 부분은 그대로인데, 그 뒤에 더해진 것이 있어요. 무엇이 바뀌었는지 여기서는 끝까지 확인할 수 없어요.',
    BROKEN: '서명한 부분이 서명할 때와 달라요.',
    UNKNOWN: '여기서는 끝까지 확인할 수 없어요.',
  },
  recordFaults: {
    EVENT_CHANGED: '기록의 내용이 바뀌었어요.',
    EVENT_MISSING: '기록의 한 부분이 없어졌어요.',
    ORDER: '기록의 순서가 맞지 않아요.',
    FOREIGN: '다른 문서의 기록이 섞여 있어요.',
    MALFORMED: '기록을 읽을 수 없어요.',
    NOT_AS_SEALED: '기록이 봉인할 때와 달라요.',
    BASE_DIFFERS: '기록에 남은 처음 문서와 봉인된 문서가 달라요.',
    NOT_ALL_SIGNED: '서명하거나 검토했어야 할 분의 기록이 빠져 있어요.',
    VALUE_NOT_DRAWN: '기록에 남은 입력 내용이 문서에 그대로 적혀 있지 않아요.',
  },
  onPage: (page: number, words: string) => `${page}쪽: ${words}`,
};

export type CheckMessages = typeof ko;
