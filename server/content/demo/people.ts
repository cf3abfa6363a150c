import type { Permission } from '../../contract/access.ts';
import type { MemberStatus } from '../../modules/organizations/member-status.ts';

export const DEMO_PASSWORD = 'hanbit-demo-2026';

const DOMAIN = 'hanbit.example';

export type DemoPerson = {
  name: string;
  email: string;
  department: string;
  position: string;
  phone: string;
  /** Days since the phone was verified, or null if it never was. */
  verifiedDaysAgo: number | null;
};

const person = (
  name: string,
  local: string,
  [department, position]: [string, string],
  phone: string,
  verifiedDaysAgo: number | null,
): DemoPerson => ({ name, email: `${local}@${DOMAIN}`, department, position, phone, verifiedDaysAgo });

export const JISU = person('김지수', 'jisu.kim', ['인사팀', '팀장'], '01020260001', 40);
export const HAEWON = person('정해원', 'hw.jung', ['대표이사실', '대표이사'], '01020260002', 200);
export const YERIN = person('문예린', 'yerin.moon', ['법무팀', '과장'], '01020260003', 12);
export const JUNHO = person('배준호', 'jh.bae', ['영업1팀', '대리'], '01020260004', 400);
const SERIN = person('오세린', 'serin.oh', ['재무팀', '차장'], '01020260005', 90);
const SEOHYUN = person('백서현', 'sh.baek', ['디자인팀', '사원'], '01020260006', null);
const DOYUN = person('안도현', 'dh.ahn', ['물류운영팀', '사원'], '01020260007', 300);
export const NARAE = person('강나래', 'narae.kang', ['', ''], '01020260008', 5);

export const DEMO_PEOPLE = [JISU, HAEWON, YERIN, JUNHO, SERIN, SEOHYUN, DOYUN, NARAE];

export type DemoSeat = { email: string; person: DemoPerson | null; status: MemberStatus; permissions: Permission[] };
export type DemoOrganization = {
  name: string;
  businessNumber: string;
  representative: string;
  address: string;
  phone: string;
  owner: DemoPerson;
  seats: DemoSeat[];
};

const member = (who: DemoPerson, ...permissions: Permission[]): DemoSeat => ({
  email: who.email,
  person: who,
  status: 'ACCEPTED',
  permissions,
});
const invitation = (email: string, status: MemberStatus, ...permissions: Permission[]): DemoSeat => ({
  email,
  person: null,
  status,
  permissions,
});

export const DEMO_ORGANIZATIONS: DemoOrganization[] = [
  {
    name: '한빛물산 주식회사',
    businessNumber: '1234567891',
    representative: '정해원',
    address: '부산광역시 해운대구 센텀중앙로 00',
    phone: '0510000000',
    owner: JISU,
    seats: [
      member(HAEWON, 'CONTRACT_SEND', 'CONTRACT_READ_ALL', 'PAYMENT_MANAGE', 'ORGANIZATION_MANAGE'),
      member(YERIN, 'CONTRACT_SEND', 'CONTRACT_READ_ALL', 'TEMPLATE_MANAGE', 'CONTACT_MANAGE', 'MEMBER_MANAGE'),
      member(JUNHO, 'CONTRACT_SEND'),
      member(SERIN, 'PAYMENT_MANAGE', 'API_MANAGE'),
      member(SEOHYUN),
      { ...member(DOYUN, 'CONTRACT_SEND'), status: 'WITHDRAWN' },
      invitation(NARAE.email, 'INVITED', 'CONTRACT_SEND', 'TEMPLATE_MANAGE'),
      invitation(`wj.shin@${DOMAIN}`, 'INVITED', 'CONTRACT_SEND'),
      invitation(`minseo.gu@${DOMAIN}`, 'EXPIRED', 'CONTRACT_SEND'),
      invitation(`haerin.no@${DOMAIN}`, 'CANCELLED', 'CONTACT_MANAGE'),
    ],
  },
  {
    name: '나루물류',
    businessNumber: '2148812345',
    representative: '강나래',
    address: '인천광역시 중구 항동로 00',
    phone: '0320000000',
    owner: NARAE,
    seats: [member(JISU, 'CONTRACT_SEND', 'CONTRACT_READ_ALL'), member(DOYUN, 'MEMBER_MANAGE')],
  },
];
