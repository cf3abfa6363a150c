import { House, Settings } from 'lucide-react';
import { href } from '@/shared/routes';
import type { SettingsNavGroup } from '@/shared/ui/settings-nav';
import type { SidebarLink } from '@/shared/ui/sidebar';

export const MAIN_LINKS: readonly (readonly SidebarLink[])[] = [
  [{ to: href('dashboard'), label: '홈', icon: <House /> }],
  [{ to: href('settingOrganization'), label: '설정', icon: <Settings />, under: '/setting/' }],
];

export const SETTING_GROUPS: readonly SettingsNavGroup[] = [
  {
    label: '내 조직',
    links: [
      { to: href('settingOrganization'), label: '조직 정보' },
      { to: href('settingMember'), label: '멤버' },
    ],
  },
];

export const PROFILE_GROUPS: readonly SettingsNavGroup[] = [
  {
    label: '나',
    links: [
      { to: href('profileInformation'), label: '내 정보' },
      { to: href('profileInvitedOrganization'), label: '초대받은 조직' },
    ],
  },
];
