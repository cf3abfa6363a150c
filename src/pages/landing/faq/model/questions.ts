/* oxlint-disable max-lines -- content, not code */
export interface Question {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Additional search terms. */
  keywords?: string;
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

/** What is asked about prices depends on what is sold here, so it stands in `price-questions.ts`. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
  {
    id: 'start',
    title: '시작하기',
    questions: [
      {
        id: 'first-steps',
        question: '처음 쓰는데 무엇부터 하면 되나요?',
        answer: [
          '시작하기를 누르고 메일 주소로 가입하면 조직이 하나 만들어져요. 그다음 파일을 올리고, 받는 분을 적고, 서명할 자리를 놓은 뒤 보내면 끝이에요.',
        ],
        keywords: '가입 회원가입 사용법',
      },
      {
        id: 'file-kinds',
        question: '어떤 파일을 올릴 수 있나요?',
        answer: [
          'PDF, PNG, JPEG, 한글(HWP, HWPX) 파일을 올릴 수 있어요. 한 파일은 10MB까지예요.',
          '이미지와 한글 파일은 서버에서 PDF로 바꾸고, 바뀐 모습을 먼저 보여드려요. 확인한 다음에 보내면 돼요.',
        ],
        keywords: 'hwp hwpx pdf png jpg 확장자 용량 크기',
      },
      {
        id: 'cannot-open-file',
        question: '올린 파일을 열 수 없다고 나와요.',
        answer: [
          '암호가 걸렸거나 깨진 파일, 스크립트가 들어 있는 PDF는 받지 않아요. 무엇이 문제인지와 어떻게 하면 되는지를 화면에 적어드려요.',
          '암호를 풀어 다시 저장하거나, 원본에서 PDF로 다시 내보낸 다음 올려주세요.',
        ],
        keywords: '오류 업로드 암호 깨짐',
      },
      {
        id: 'members',
        question: '동료와 함께 쓸 수 있나요?',
        answer: [
          '설정의 멤버에서 메일 주소로 초대하면 돼요. 초대는 7일 동안 열려 있어요.',
          '문서 보내기, 모든 문서 보기, 연락처 관리, 멤버 관리처럼 할 수 있는 일을 사람마다 따로 정할 수 있어요.',
        ],
        keywords: '초대 권한 팀 조직 구성원',
      },
      {
        id: 'many-organizations',
        question: '조직 여러 곳에 속할 수 있나요?',
        answer: ['네. 한 계정으로 여러 조직에 함께할 수 있고, 왼쪽 위 조직 이름을 눌러 오갈 수 있어요.'],
        keywords: '회사 전환 옮기기',
      },
    ],
  },
  {
    id: 'send',
    title: '보내기',
    questions: [
      {
        id: 'order',
        question: '서명하는 순서를 정할 수 있나요?',
        answer: [
          '네. 순서를 정하면 앞사람이 서명을 마친 뒤 다음 사람에게 알아서 보내요. 순서 없이 한꺼번에 보낼 수도 있어요.',
        ],
        keywords: '차례 동시에',
      },
      {
        id: 'channel',
        question: '메일 주소를 모르면 어떻게 보내나요?',
        answer: ['휴대폰 번호만 알아도 문자로 보낼 수 있어요. 메일과 문자를 둘 다 고를 수도 있고요.'],
        keywords: 'sms 문자 메시지',
      },
      {
        id: 'fix-after-sending',
        question: '보낸 다음에 틀린 곳을 찾았어요.',
        answer: [
          '받는 분의 메일 주소나 휴대폰 번호가 틀렸다면 문서를 다시 만들지 않고 고칠 수 있어요.',
          '문서 내용을 바꿔야 한다면 보내기를 취소하고 복사해서 다시 보내주세요. 취소한 문서는 받는 분이 더는 서명할 수 없어요.',
        ],
        keywords: '수정 취소 회수 철회 오타',
      },
      {
        id: 'deadline',
        question: '마감이 지나면 어떻게 되나요?',
        answer: [
          '따로 정하지 않으면 보낸 날부터 14일째 되는 날이 마감이에요. 일요일이나 공휴일이면 그다음 날로 미뤄요. 지나기 전에 늘릴 수 있고, 받는 분에게 다시 알릴 수도 있어요.',
          '마감이 지나면 서명할 수 없지만, 30일 안에는 마감을 늘려서 이어갈 수 있어요. 그 뒤에는 문서를 복사해서 다시 보내주세요.',
        ],
        keywords: '만료 기한 연장 다시 알리기 리마인드',
      },
      {
        id: 'not-arrived',
        question: '받는 분이 못 받았다고 해요.',
        answer: [
          '문서를 열면 사람마다 보내는 중, 보냈음, 못 보냄이 적혀 있고, 못 보냈다면 까닭도 함께 보여요.',
          '연락처를 고쳐 다시 보내거나 다른 방법으로 보내보세요. 링크나 QR을 직접 건네도 돼요.',
        ],
        keywords: '스팸 발송 실패 재발송 도착',
      },
    ],
  },
  {
    id: 'receive',
    title: '받는 분',
    questions: [
      {
        id: 'no-account',
        question: '받는 분도 가입해야 하나요?',
        answer: [
          '아니요. 메일이나 문자로 받은 링크를 누르면 휴대폰이나 컴퓨터에서 바로 서명할 수 있어요. 앱을 깔 필요도, 돈을 낼 필요도 없어요.',
        ],
        keywords: '회원가입 앱 설치 무료 수신자',
      },
      {
        id: 'make-seal',
        question: '도장이 없는데 어떻게 찍나요?',
        answer: [
          '서명하는 화면에서 이름으로 도장을 만들 수 있어요. 동그라미, 네모, 타원 가운데 고르면 돼요.',
          '손으로 서명을 그리거나, 가지고 있는 도장의 사진을 올려도 돼요.',
        ],
        keywords: '인감 서명 그리기 사진 이미지',
      },
      {
        id: 'link-dead',
        question: '링크를 눌렀는데 열리지 않아요.',
        answer: [
          '보낸 분이 취소했거나 마감이 지난 문서일 수 있어요. 화면에 까닭이 적혀 있으니 보낸 분에게 알려주세요.',
          '카카오톡 안에서 연 화면이 이상하다면 다른 브라우저로 열어주세요.',
        ],
        keywords: '오류 만료 카카오톡 브라우저',
      },
      {
        id: 'decline',
        question: '서명하고 싶지 않으면 어떻게 하나요?',
        answer: [
          '서명하는 화면에서 거절할 수 있어요. 적은 이유는 보낸 분에게 전해져요.',
          '담당자가 따로 있다면 다른 분에게 넘기기를 고를 수도 있어요. 보낸 분이 허락한 문서에서만 돼요.',
        ],
        keywords: '거부 반려 위임 넘기기',
      },
      {
        id: 'get-copy',
        question: '서명한 문서는 어디에서 다시 보나요?',
        answer: [
          '모두 서명을 마치면 완성된 문서와 감사추적인증서를 받을 수 있는 링크를 보내드려요. 내려받아 보관해주세요.',
        ],
        keywords: '사본 다운로드 내려받기 완료',
      },
    ],
  },
  {
    id: 'proof',
    title: '보안과 효력',
    questions: [
      {
        id: 'legal-effect',
        question: '전자서명도 법적 효력이 있나요?',
        answer: [
          '전자서명법 제3조는 전자적이라는 이유만으로 서명의 효력을 부인하지 못한다고 정해요. 당사자가 전자서명을 쓰기로 하면 그 약속에 따라 서명이나 날인의 효력을 가져요. 그래서 도장은 서명하기 전에 전자서명에 동의하는지 먼저 물어보고 그 기록을 남겨요.',
          '다만 자필 유언처럼 법이 정한 방식이 따로 있는 문서는 전자서명으로 만들 수 없어요. 헷갈린다면 법률 전문가에게 물어봐주세요.',
        ],
        keywords: '법 효력 증거 소송 전자서명법',
      },
      {
        id: 'certificate',
        question: '감사추적인증서에는 무엇이 적히나요?',
        answer: [
          '누가 언제 문서를 열고 서명했는지, 어떤 방법으로 본인을 확인했는지, 접속 주소가 무엇이었는지가 시간 순서로 적혀요.',
          '처음 문서와 완성 문서의 지문(SHA-256)도 함께 적어서, 나중에 문서가 바뀌지 않았는지 견주어 볼 수 있어요.',
        ],
        keywords: '서명 과정 증명서 이력 ip 지문 해시',
      },
      {
        id: 'tampering',
        question: '서명한 뒤에 누가 문서를 바꾸면요?',
        answer: [
          '모두 서명하면 완성된 PDF에 디지털 서명을 해서 잠가요. 그 뒤로 한 글자라도 바뀌면 확인할 때 드러나요.',
          '감사추적인증서의 QR을 찍거나 확인 페이지에 PDF를 올리면 누구나 진짜인지 알아볼 수 있어요.',
        ],
        keywords: '위변조 진본 확인 잠금',
      },
      {
        id: 'identity',
        question: '본인인지는 어떻게 확인하나요?',
        answer: [
          '문서 비밀번호, 메일로 받은 번호, 문자로 받은 번호, 휴대폰 본인 확인 가운데 고를 수 있고 여러 개를 함께 쓸 수도 있어요.',
          '번호를 다섯 번 틀리면 10분 동안 잠가요.',
        ],
        keywords: '인증 비밀번호 휴대폰 본인인증',
      },
      {
        id: 'resident-number',
        question: '주민등록번호를 받아도 되나요?',
        answer: [
          '법에 근거가 없으면 동의를 받아도 주민등록번호를 다룰 수 없어요. 그래서 도장에는 주민등록번호 칸이 없어요. 생년월일로 충분한지 먼저 살펴봐주세요.',
        ],
        keywords: '주민번호 개인정보 생년월일',
      },
    ],
  },
];
