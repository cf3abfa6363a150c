import {
  createAddressBlank,
  LEGAL_BASIS_MONTH,
  createAnswerBlank,
  createBlank,
  NOTICE_BLOCK,
  FILLED_BY_SENDER,
  type StoreForm,
} from './store-form.types.ts';

const PRINCIPAL = 0;
const SUB_AGENT = '수임인이 다시 다른 사람에게 맡겨도 되나요?';

export const POWER_OF_ATTORNEY_STORE_FORM: StoreForm = {
  code: 'power-of-attorney',
  title: '위임장',
  description: '정해진 일을 대신할 사람에게 대리권을 주는 문서',
  category: 'CONSENT',
  asOf: LEGAL_BASIS_MONTH,
  keywords: ['위임', '대리인', '대리권', '복대리', '수임인'],
  notFor: ['등기 신청(인감증명서를 붙인 종이 위임장이 필요해요)', '소송 대리'],
  slots: [{ key: 'principal', name: '위임인', role: 'SIGNER', order: 1, person: 'ASK', channels: ['MAIL', 'SMS'] }],
  blanks: {
    agentName: createBlank(FILLED_BY_SENDER, 'NAME', '수임인의 이름'),
    agentBirth: createBlank(FILLED_BY_SENDER, 'DATE', '수임인의 생년월일'),
    agentPhone: createBlank(FILLED_BY_SENDER, 'PHONE', '수임인의 연락처'),
    relation: createBlank(FILLED_BY_SENDER, 'TEXT', '위임인과 수임인의 관계'),
    agentAddress: createAddressBlank(FILLED_BY_SENDER, '수임인의 주소'),
    matter: createBlank(FILLED_BY_SENDER, 'MULTILINE', '위임하는 일', 40, { lines: 5 }),
    counterpart: createBlank(FILLED_BY_SENDER, 'TEXT', '일을 처리하는 곳(기관이나 상대방)', 30),
    limits: createBlank(FILLED_BY_SENDER, 'TEXT', '위임하지 않는 것', 30, { isOptional: true }),
    start: createBlank(FILLED_BY_SENDER, 'DATE', '위임이 시작되는 날'),
    end: createBlank(FILLED_BY_SENDER, 'DATE', '위임이 끝나는 날'),
    subYes: createAnswerBlank(PRINCIPAL, SUB_AGENT, '허락함'),
    subNo: createAnswerBlank(PRINCIPAL, SUB_AGENT, '허락하지 않음'),
    signedOn: createBlank(PRINCIPAL, 'SIGNED_DATE', '위임한 날'),
    principalBirth: createBlank(PRINCIPAL, 'DATE', '위임인의 생년월일'),
    principalAddress: createAddressBlank(PRINCIPAL, '위임인의 주소'),
    principalPhone: createBlank(PRINCIPAL, 'PHONE', '위임인의 연락처'),
    principalName: createBlank(PRINCIPAL, 'NAME', '위임인의 이름'),
    principalSign: createBlank(PRINCIPAL, 'SIGNATURE', '위임인의 서명', 8, {
      acceptSeal: true,
      help: '도장을 찍어도 돼요.',
    }),
  },
  hasPageNumbers: true,
  blocks: [
    NOTICE_BLOCK,
    {
      kind: 'TABLE',
      heading: '수임인의 인적 사항',
      columns: [16, 34, 16, 34],
      rowHeight: 28,
      rows: [
        [{ label: '성명' }, '{agentName}', { label: '생년월일' }, '{agentBirth}'],
        [{ label: '연락처' }, '{agentPhone}', { label: '위임인과의 관계' }, '{relation}'],
        [{ label: '주소' }, { text: '{agentAddress}', columns: 3 }],
      ],
    },
    {
      kind: 'PROSE',
      text: '위임인은 위 사람을 대리인으로 정하고, 아래의 일에 관한 대리권을 줍니다.',
    },
    {
      kind: 'TABLE',
      heading: '위임에 관한 사항',
      columns: [20, 80],
      rowHeight: 30,
      rows: [
        [{ label: '위임하는 일' }, '{matter}'],
        [{ label: '처리하는 곳' }, '{counterpart}'],
        [{ label: '위임하지 않는 것' }, '{limits}'],
        [{ label: '기간' }, '{start}부터 {end}까지'],
        [{ label: '복대리인의 선임' }, `${SUB_AGENT}\n{subYes}\u00A0허락함        {subNo}\u00A0허락하지\u00A0않음`],
      ],
    },
    {
      kind: 'CLAUSES',
      clauses: [
        {
          title: '대리권의 범위',
          paragraphs: [
            '수임인은 위에 적은 일과 그 일을 마치는 데 필요한 신청, 제출, 수령과 확인을 할 수 있다.',
            '수임인은 위임하지 않는 것으로 적은 일과 위임인의 재산을 처분하는 일을 할 수 없다. 다만, 위임하는 일에 재산의 처분을 분명히 적은 때에는 그러하지 아니하다.',
          ],
        },
        {
          title: '복대리',
          paragraphs: [
            '수임인은 위임인이 허락하였거나 부득이한 사유가 있는 때가 아니면 복대리인을 선임하지 못한다(「민법」 제120조).',
          ],
        },
        {
          title: '수임인의 의무',
          paragraphs: [
            '수임인은 선량한 관리자의 주의로 일을 처리하고, 위임인이 요구하거나 일을 마친 때에 그 경과와 결과를 알린다.',
            '수임인은 일을 처리하면서 받은 금전과 물건을 위임인에게 넘겨준다.',
          ],
        },
        {
          title: '위임의 종료',
          paragraphs: [
            '위임은 기간이 끝나거나 일을 마친 때, 그 밖에 「민법」 제127조와 제690조의 사유가 있는 때에 끝난다. 위임인과 수임인은 언제든지 위임을 해지할 수 있다.',
            '위임이 끝나면 수임인은 이 위임장을 더 쓰지 아니하며, 위임인에게서 받은 서류를 돌려주고 이 위임장의 사본을 지운다.',
          ],
        },
      ],
    },
    {
      kind: 'SIGNING',
      text: '위와 같이 위임합니다.',
      date: 'signedOn',
      parties: [
        {
          name: '위임인',
          rows: [
            ['생년월일', 'principalBirth'],
            ['주소', 'principalAddress'],
            ['연락처', 'principalPhone'],
          ],
          signer: { label: '성명', name: 'principalName', mark: 'principalSign', print: '(서명 또는 인)' },
        },
      ],
    },
  ],
};
