import { LEGAL_BASIS_MONTH, createBlank, NOTICE_BLOCK, FILLED_BY_SENDER, type StoreForm } from './store-form.types.ts';

const WORKER = 0;

export const SECURITY_PLEDGE_FORM: StoreForm = {
  code: 'security-pledge',
  title: '보안서약서',
  description: '임직원이 회사의 비밀과 기기를 지키겠다고 약속하는 문서',
  category: 'HR',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['보안', '서약', '비밀유지', '입사', '퇴사', '영업비밀', '기기 반납'],
  notFor: ['경업금지 약정(대가와 범위를 따로 정해야 해요)', '위약금을 미리 정하는 약속'],
  slots: [{ key: 'worker', name: '서약하는 분', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] }],
  blanks: {
    company: createBlank(FILLED_BY_SENDER, 'COMPANY', '회사 이름', 14),
    secrets: createBlank(FILLED_BY_SENDER, 'MULTILINE', '지켜야 할 비밀', 30, {
      lines: 4,
      help: '예: 고객 명단, 원가와 단가, 설계 도면, 소스 코드',
    }),
    devices: createBlank(FILLED_BY_SENDER, 'MULTILINE', '회사가 주는 기기와 계정', 30, {
      lines: 4,
      help: '예: 노트북 1대, 출입 카드, 업무용 메일 계정',
    }),
    years: createBlank(FILLED_BY_SENDER, 'NUMBER', '퇴직한 뒤 비밀을 지키는 기간(년)', 4, {
      validation: { minimum: '1', maximum: '3' },
    }),
    department: createBlank(WORKER, 'TEXT', '소속 부서'),
    position: createBlank(WORKER, 'TEXT', '직위'),
    signedOn: createBlank(WORKER, 'SIGNED_DATE', '서약한 날'),
    name: createBlank(WORKER, 'NAME', '서약하는 분의 이름'),
    sign: createBlank(WORKER, 'SIGNATURE', '서약하는 분의 서명'),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'PROSE',
      text: '본인은 {company}(이하 “회사”라 한다)에서 일하면서 알게 되는 비밀과 회사의 자산을 지키기 위하여 다음과 같이 서약합니다.',
    },
    {
      kind: 'TABLE',
      heading: '비밀과 자산의 표시',
      columns: [20, 80],
      rows: [
        [{ label: '지켜야 할 비밀' }, '{secrets}'],
        [{ label: '회사가 주는\n기기와 계정' }, '{devices}'],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '비밀의 뜻',
          paragraphs: [
            '“비밀”이란 위에 표시한 것과 그 밖에 회사가 비밀로 표시하거나 합리적으로 관리하는 기술상 또는 경영상의 정보로서 일반에 알려지지 아니한 것을 말한다.',
            {
              text: '다음 각 호의 것은 비밀로 보지 아니한다.',
              items: [
                '이미 공개되었거나 본인의 잘못 없이 공개된 것',
                '본인이 입사하기 전부터 적법하게 알고 있던 것',
                '본인의 일반적인 지식, 경험과 기능',
              ],
            },
          ],
        },
        {
          title: '비밀의 유지',
          paragraphs: [
            '본인은 비밀을 업무에만 쓰고, 회사의 허락 없이 다른 사람에게 알리거나 공개하지 아니한다.',
            '본인은 회사의 허락 없이 비밀이 담긴 자료를 복제하거나 회사 밖으로 내보내지 아니하며, 개인 메일이나 개인 저장공간에 옮기지 아니한다.',
            '본인은 다른 사람의 영업비밀을 부정하게 가져와 회사의 업무에 쓰지 아니한다.',
          ],
        },
        {
          title: '기기와 계정',
          paragraphs: [
            '본인은 회사가 준 기기와 계정을 업무에 알맞게 쓰고, 비밀번호와 인증 수단을 다른 사람에게 알려주거나 빌려주지 아니한다.',
            '기기를 잃어버렸거나 비밀이 새어 나간 것을 알게 되면 바로 회사에 알린다.',
          ],
        },
        {
          title: '개인정보의 보호',
          paragraphs: [
            '본인은 업무로 알게 된 고객과 동료의 개인정보를 관계 법령과 회사의 지침에 따라 다루고, 정당한 권한 없이 보거나 알리거나 이용하지 아니한다.',
          ],
        },
        {
          title: '반환',
          paragraphs: [
            '본인은 퇴직하거나 회사가 요구하면 기기, 출입증과 비밀이 담긴 자료를 바로 돌려주고, 개인 기기에 남은 회사의 자료를 지운다.',
            '본인의 계정은 퇴직할 때에 회사에 넘기거나 회사가 닫는다.',
          ],
        },
        {
          title: '기간',
          paragraphs: [
            '이 서약은 일하는 동안과 퇴직한 날부터 {years}년 동안 이어진다. 「부정경쟁방지 및 영업비밀보호에 관한 법률」의 영업비밀은 영업비밀로 남아 있는 동안 보호한다.',
          ],
        },
        {
          title: '책임',
          paragraphs: [
            '본인이 고의나 과실로 이 서약을 위반하여 회사에 손해를 끼치면 관계 법령에 따라 실제로 생긴 손해를 배상할 책임을 진다.',
            '이 서약은 위약금이나 손해배상액을 미리 정하지 아니하며(「근로기준법」 제20조), 임금에서 손해를 공제하는 근거가 되지 아니한다.',
          ],
        },
        {
          title: '제한되지 아니하는 것',
          paragraphs: [
            '이 서약은 본인이 수사기관, 감독기관 등에 법령 위반을 신고하거나 「공익신고자 보호법」에 따라 공익신고를 하는 것, 노동관계 법령에 따른 권리를 행사하는 것을 막지 아니한다.',
            '이 서약은 퇴직한 뒤에 다른 회사에서 일하는 것을 막지 아니한다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '본인은 위 내용을 모두 읽고 이해하였으며, 이를 지킬 것을 서약합니다.',
      date: 'signedOn',
      parties: [
        {
          name: '서약하는 분',
          rows: [
            ['소속', 'department'],
            ['직위', 'position'],
          ],
          signer: { label: '성명', name: 'name', mark: 'sign', print: '(서명)' },
        },
      ],
    },
  ],
};
