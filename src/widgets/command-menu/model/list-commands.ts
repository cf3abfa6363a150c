import type { components } from '@/shared/api';
import { href } from '@/shared/routes';
import type { MenuRow } from './menu-row';

type Permission = components['schemas']['Permission'];
type Command = { label: string; to: string; needs?: Permission };

const COMMANDS: readonly Command[] = [
  { label: '문서 보내기', to: href('contractUpload'), needs: 'CONTRACT_SEND' },
  { label: '템플릿으로 보내기', to: href('templates'), needs: 'CONTRACT_SEND' },
  { label: '템플릿 만들기', to: href('templateUpload'), needs: 'TEMPLATE_MANAGE' },
  { label: '멤버 초대하기', to: `${href('settingMember')}?invite`, needs: 'MEMBER_MANAGE' },
  { label: '내 차례인 문서 보기', to: `${href('contracts')}?tab=MY_TURN` },
  { label: '내 서명과 도장 만들기', to: href('profileSign') },
];

export const listCommands = (permissions: readonly Permission[]): readonly MenuRow[] =>
  COMMANDS.filter(({ needs }) => needs === undefined || permissions.includes(needs)).map(({ label, to }) => ({
    id: `command:${to}`,
    kind: 'command',
    label,
    to,
  }));
