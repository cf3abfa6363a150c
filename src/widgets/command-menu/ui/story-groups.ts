import { groupSearchResults } from '../model/group-search-results';
import { groupInitialRows } from '../model/group-local-rows';
import { listCommands } from '../model/list-commands';
import type { MenuGroup } from '../model/menu-row';

const id = (place: number) => `0198c0de-0000-7000-8000-00000000000${place}`;

export const SEARCH_GROUPS: readonly MenuGroup[] = [
  ...groupSearchResults(
    {
      contracts: {
        items: [
          {
            contractId: id(1),
            title: '2026년 근로계약서_이도윤',
            documentNo: 'HB-2611-0042',
            status: 'IN_PROGRESS',
            receiverNames: ['이도윤'],
          },
        ],
        hasMore: false,
      },
      templates: { items: [{ templateId: id(2), title: '표준 근로계약서', state: 'DRAFT' }], hasMore: false },
      contacts: {
        items: [{ contactId: id(3), name: '이도윤', company: '근로복지 연구소', email: null, phone: '01012345678' }],
        hasMore: false,
      },
      members: { items: [], hasMore: false },
    },
    '근로',
  ),
  {
    id: 'guide',
    title: '도움말',
    rows: [
      { id: 'guide:1', kind: 'guide', label: '근로계약서를 처음 보낼 때', note: '보내기', to: '/notice/guide?page=1' },
    ],
  },
];

export const INITIAL_GROUPS = groupInitialRows({
  commands: listCommands(['CONTRACT_SEND', 'MEMBER_MANAGE']),
  opened: [
    { kind: 'contract', title: '물품 공급 계약서_동해포장', to: `/contract/${id(4)}` },
    { kind: 'template', title: '표준 근로계약서', to: `/template/${id(2)}` },
  ],
  places: [],
  guides: [],
  notices: [],
});
