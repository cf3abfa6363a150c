import {
  ContactRound,
  Files,
  House,
  Layers,
  LayoutTemplate,
  LifeBuoy,
  Link,
  Megaphone,
  Settings,
} from '@/shared/icons';
import { href } from '@/shared/routes';
import type { SettingsNavGroup } from './settings-nav';
import type { SidebarLink } from './sidebar';

export const getMainLinks = (myTurn: number): readonly (readonly SidebarLink[])[] => [
  [
    { to: href('dashboard'), label: '홈', icon: <House /> },
    {
      to: href('contracts'),
      label: '문서함',
      icon: <Files />,
      under: '/contract/',
      except: href('directUrls'),
      count: myTurn,
    },
    { to: href('directUrls'), label: '링크 서명', icon: <Link /> },
    {
      to: href('templates'),
      label: '템플릿',
      icon: <LayoutTemplate />,
      under: '/template/',
      except: href('templateStore'),
    },
    { to: href('templateStore'), label: '템플릿 스토어', icon: <Layers /> },
  ],
  [
    { to: href('settingContact'), label: '연락처', icon: <ContactRound /> },
    {
      to: href('settingOrganization'),
      label: '설정',
      icon: <Settings />,
      under: '/setting/',
      except: href('settingContact'),
    },
  ],
];

export const getHelpLinks = (unreadNotices: number): readonly SidebarLink[] => [
  {
    to: href('notices'),
    label: '공지사항',
    icon: <Megaphone />,
    news: unreadNotices > 0 ? '새 공지가 있어요' : undefined,
  },
  { to: href('guide'), label: '도움말', icon: <LifeBuoy /> },
];

export const SETTING_GROUPS: readonly SettingsNavGroup[] = [
  {
    label: '내 조직',
    links: [
      { to: href('settingOrganization'), label: '조직 정보' },
      { to: href('settingMember'), label: '멤버' },
      { to: href('settingGroup'), label: '그룹' },
    ],
  },
  {
    label: '보낼 때',
    links: [
      { to: href('settingContact'), label: '연락처' },
      { to: href('settingMail'), label: '메일 문구' },
      { to: href('settingListBox'), label: '선택 목록' },
      { to: href('settingService'), label: '서비스 설정' },
    ],
  },
  {
    label: '요금',
    links: [
      { to: href('settingPayment'), label: '결제와 크레딧' },
      { to: href('settingPaymentHistory'), label: '결제 내역' },
    ],
  },
  {
    label: '도움',
    links: [
      { to: href('settingFaq'), label: '자주 묻는 질문' },
      { to: href('settingSupport'), label: '문의하기' },
    ],
  },
];

/** Pages without a tab on a phone. */
export const CONTRACT_GROUPS: readonly SettingsNavGroup[] = [
  { label: '문서', links: [{ to: href('directUrls'), label: '링크 서명' }] },
];

export const PROFILE_GROUPS: readonly SettingsNavGroup[] = [
  {
    label: '나',
    links: [
      { to: href('profileInformation'), label: '내 정보' },
      { to: href('profileSign'), label: '내 서명과 도장' },
      { to: href('profileInvitedOrganization'), label: '초대받은 조직' },
    ],
  },
];
