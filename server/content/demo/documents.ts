import type { components } from '#openapi';
import type { Form, FormStyle } from '../../documents/typeset/form.types.ts';
import { EMPLOYMENT_FORM } from '../forms/employment.ts';
import { NON_DISCLOSURE_FORM } from '../forms/non-disclosure.ts';
import { PERSONAL_INFORMATION_FORM } from '../forms/personal-information.ts';
import { POWER_OF_ATTORNEY_FORM } from '../forms/power-of-attorney.ts';
import { SERVICES_FORM } from '../forms/services.ts';
import { HAEWON, JISU } from './people.ts';

type Person = Pick<components['schemas']['ReceiverDraft'], 'name' | 'title' | 'email' | 'phone' | 'channels'> & {
  company: string;
  group: string | null;
};

const someone = (
  name: string,
  title: string,
  company: string,
  email: string,
  phone: string,
  group: string | null = null,
): Person => ({ name, title, company, email, phone, channels: ['MAIL'], group });

const DOYUN = someone('이도윤', '직원', '', 'dy.lee@receiver.example', '01030260001', '입사 예정');
const YUNA = someone('한유나', '직원', '', 'yn.han@receiver.example', '01030260002', '입사 예정');
const GIHUN = someone('서기훈', '대표', '동해포장', 'gh.seo@donghae.example', '01030260003', '거래처');
const SUJIN = someone('윤수진', '이사', '오름디자인', 'sj.yun@oreum.example', '01030260004', '거래처');
const MINJAE = someone('정민재', '디자이너', '', 'mj.jeong@receiver.example', '01030260005', '프리랜서');
const ARA = someone('임아라', '과장', '센텀물류', 'ar.lim@centum.example', '01030260006', '거래처');

export const DEMO_CONTACTS = [DOYUN, YUNA, GIHUN, SUJIN, MINJAE, ARA];
export const DEMO_FOLDERS = ['2026년 인사', '거래처 계약'] as const;
export const DEMO_LABELS = [
  { name: '급함', color: 'RED' },
  { name: '법무 검토', color: 'BLUE' },
  { name: '갱신 예정', color: 'GREEN' },
] as const;

const member = ({ name, email, position, phone }: typeof JISU): Person =>
  someone(name, position, '한빛물산 주식회사', email, phone);

export type DemoDocument = {
  /** Unique, so that a retry recognises existing documents. */
  title: string;
  form: Form;
  look: FormStyle;
  /** In signing order. People in the same inner list act in parallel. */
  people: Person[][];
  message?: string;
  folder?: (typeof DEMO_FOLDERS)[number];
  label?: (typeof DEMO_LABELS)[number]['name'];
  /** In days. A fraction lets the contract expire while somebody explores the demo. */
  expiresInDays?: number;
  end: 'DRAFT' | 'SENT' | 'SCHEDULED' | 'CANCELLED' | 'REMINDED' | 'COMPLETED' | 'REJECTED';
};

const MINUTE = 1 / (24 * 60);

export const DEMO_DOCUMENTS: DemoDocument[] = [
  {
    title: '위임장_법인 인감 사용',
    form: POWER_OF_ATTORNEY_FORM,
    look: 'RULED',
    people: [],
    end: 'DRAFT',
  },
  {
    title: '상세 페이지 디자인 용역 계약서',
    form: SERVICES_FORM,
    look: 'TABLE',
    people: [[member(HAEWON)], [MINJAE]],
    folder: '거래처 계약',
    end: 'DRAFT',
  },
  {
    title: '2027년 비밀유지계약서_센텀물류',
    form: NON_DISCLOSURE_FORM,
    look: 'OPEN',
    people: [[member(HAEWON), ARA]],
    folder: '거래처 계약',
    end: 'SCHEDULED',
  },
  {
    title: '개인정보 수집·이용 동의서_3분기',
    form: PERSONAL_INFORMATION_FORM,
    look: 'RULED',
    people: [[SUJIN]],
    expiresInDays: MINUTE / 3,
    end: 'SENT',
  },
  {
    title: '물품 포장 용역 계약서_동해포장',
    form: SERVICES_FORM,
    look: 'RULED',
    people: [[member(HAEWON)], [GIHUN]],
    folder: '거래처 계약',
    end: 'CANCELLED',
  },
  {
    title: '비밀유지계약서_동해포장',
    form: NON_DISCLOSURE_FORM,
    look: 'TABLE',
    people: [[member(HAEWON)], [GIHUN]],
    folder: '거래처 계약',
    end: 'COMPLETED',
  },
  {
    title: '2026년 근로계약서_정민재',
    form: EMPLOYMENT_FORM,
    look: 'OPEN',
    people: [[member(HAEWON)], [MINJAE]],
    folder: '2026년 인사',
    end: 'REJECTED',
  },
  {
    title: '비밀유지계약서_오름디자인',
    form: NON_DISCLOSURE_FORM,
    look: 'TABLE',
    people: [[member(JISU)], [SUJIN]],
    label: '법무 검토',
    end: 'SENT',
  },
  {
    title: '2026년 근로계약서_한유나',
    form: EMPLOYMENT_FORM,
    look: 'TABLE',
    people: [[member(HAEWON)], [YUNA]],
    folder: '2026년 인사',
    expiresInDays: 2,
    label: '급함',
    end: 'REMINDED',
  },
  {
    title: '개인정보 수집·이용 동의서_4분기 신규 거래처',
    form: PERSONAL_INFORMATION_FORM,
    look: 'OPEN',
    people: [[GIHUN, SUJIN, ARA]],
    message: '내용을 확인하고 서명해주세요. 궁금한 점은 언제든 물어봐주세요.',
    folder: '거래처 계약',
    end: 'SENT',
  },
  {
    title: '2026년 근로계약서_이도윤',
    form: EMPLOYMENT_FORM,
    look: 'RULED',
    people: [[{ ...DOYUN, channels: ['MAIL', 'SMS'] }], [member(HAEWON)]],
    message: '입사를 환영해요. 근로계약서를 확인하고 서명해주세요.',
    folder: '2026년 인사',
    end: 'SENT',
  },
];
