import {
  LEGAL_BASIS_MONTH,
  createAnswerBlank,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const WORKER = 0;
const REASON = '그만두는 까닭이 무엇인가요?';

export const RESIGNATION_FORM: StoreForm = {
  code: 'resignation',
  title: '사직서',
  description: '그만두는 날과 까닭을 적어 내고 회사가 승인하는 문서',
  category: 'HR',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['사직', '퇴사', '퇴직', '사표', '인수인계'],
  notFor: [
    '회사가 내보내거나 그만두라고 권하는 일(해고는 절차가 따로 있어요)',
    '계약 기간이 끝나는 일(사직서를 내지 않아도 끝나요)',
    '퇴직금이나 임금을 포기하게 하는 일',
  ],
  slots: [
    { key: 'worker', name: '사직하는 분', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] },
    { key: 'company', name: '회사', role: 'APPROVER', order: 2, person: 'SENDER', channels: ['MAIL'] },
  ],
  blanks: {
    company: createBlank(FILLED_BY_SENDER, 'COMPANY', '회사 이름', 14),
    name: createBlank(WORKER, 'NAME', '사직하는 분의 이름'),
    department: createBlank(WORKER, 'TEXT', '소속 부서', 10),
    position: createBlank(WORKER, 'TEXT', '직위', 10),
    joined: createBlank(WORKER, 'DATE', '입사한 날'),
    lastDay: createBlank(WORKER, 'DATE', '그만두는 날(사직일)'),
    personal: createAnswerBlank(WORKER, REASON, '개인 사정'),
    move: createAnswerBlank(WORKER, REASON, '이직이나 학업'),
    health: createAnswerBlank(WORKER, REASON, '건강이나 가족 돌봄'),
    other: createAnswerBlank(WORKER, REASON, '그 밖의 까닭'),
    detail: createBlank(WORKER, 'MULTILINE', '그만두는 까닭의 자세한 내용', 30, {
      lines: 4,
      isOptional: true,
      help: '적고 싶지 않으면 비워두세요.',
    }),
    successor: createBlank(WORKER, 'TEXT', '업무를 넘겨받는 분', 12, { isOptional: true }),
    handover: createBlank(WORKER, 'MULTILINE', '넘겨주는 업무', 30, { isOptional: true, lines: 5 }),
    contact: createBlank(WORKER, 'PHONE', '퇴직한 뒤의 연락처'),
    signedOn: createBlank(WORKER, 'SIGNED_DATE', '사직서를 낸 날'),
    sign: createBlank(WORKER, 'SIGNATURE', '사직하는 분의 서명'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'TABLE',
      heading: '사직하는 분',
      columns: [18, 32, 18, 32],
      rowHeight: 28,
      rows: [
        [{ label: '소속' }, '{department}', { label: '직위' }, '{position}'],
        [{ label: '입사일' }, '{joined}', { label: '연락처' }, '{contact}'],
      ],
    },
    {
      kind: 'TABLE',
      heading: '사직에 관한 사항',
      columns: [18, 82],
      rowHeight: 28,
      rows: [
        [{ label: '사직일' }, '{lastDay}'],
        [
          { label: '사직 사유' },
          '{personal}\u00A0개인\u00A0사정    {move}\u00A0이직이나\u00A0학업    {health}\u00A0건강이나\u00A0가족\u00A0돌봄\n{other}\u00A0그\u00A0밖의\u00A0까닭',
        ],
        [{ label: '자세한 사유' }, '{detail}'],
      ],
    },
    {
      kind: 'TABLE',
      heading: '업무의 인계에 관한 사항',
      columns: [18, 82],
      rowHeight: 28,
      rows: [
        [{ label: '인수자' }, '{successor}'],
        [{ label: '인계하는 업무' }, '{handover}'],
      ],
    },
    {
      kind: 'PROSE',
      text: '회사는 사직일부터 14일 안에 임금과 퇴직금 등 모든 금품을 지급합니다(「근로기준법」 제36조). 이 사직서는 임금, 퇴직금 그 밖의 권리를 포기하는 뜻을 담지 않습니다. 사직의 승인은 이 문서의 승인 기록으로 남습니다. 기간을 정하지 않은 근로계약은 회사가 승인하지 않아도 「민법」 제660조에 따른 기간이 지나면 끝납니다.',
    },
    {
      kind: 'SIGNING',
      text: '본인은 스스로의 뜻에 따라 위와 같이 사직하고자 하니 승인하여 주시기 바랍니다.',
      date: 'signedOn',
      to: '{company} 귀중',
      parties: [
        { name: '사직하는 분', rows: [], signer: { label: '성명', name: 'name', mark: 'sign', print: '(서명)' } },
      ],
    },
  ],
};
