import { Ban, Ellipsis, Pause, Pencil, Play, Replace, RotateCcwClock, Users } from '@/shared/icons';
import type { CompanySeal } from '@/entities/company-seal';
import { MarkPicture } from '@/entities/mark';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Badge } from '@/shared/ui/feedback/badge';
import * as styles from './seals.css';

export type SealAction = 'users' | 'ledger' | 'rename' | 'suspend' | 'resume' | 'replace' | 'destroy';

type SealRowProps = { seal: CompanySeal; mayManage: boolean; onAct: (act: SealAction, seal: CompanySeal) => void };

const STATES = {
  ACTIVE: { tone: 'success', label: '쓰는 중' },
  SUSPENDED: { tone: 'warning', label: '잠깐 멈춤' },
  DESTROYED: { tone: 'neutral', label: '없앰' },
} as const;

export function SealRow({ seal, mayManage, onAct }: SealRowProps) {
  const { name, mark, pictureUrl, state } = seal;
  const { tone, label } = STATES[state];
  return (
    <li className={styles.row} data-gone={state === 'DESTROYED' || undefined}>
      <div className={styles.picture}>
        <MarkPicture mark={mark} pictureUrl={pictureUrl} />
      </div>
      <div className={styles.textBlock}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <Badge tone={tone}>{seal.replacedBy === null ? label : '바꿈'}</Badge>
          {state !== 'DESTROYED' && usersOf(seal)}
        </span>
      </div>
      {mayManage && (
        <DropdownMenu
          label={`${name} 메뉴`}
          align="end"
          trigger={<IconButton label={`${name} 메뉴`} icon={<Ellipsis />} />}
          items={itemsFor(seal, (act) => onAct(act, seal))}
        />
      )}
    </li>
  );
}

function usersOf({ users }: CompanySeal): string | null {
  if (users === null) return '내가 쓸 수 있어요';
  const [first, ...others] = users;
  if (!first) return '쓸 수 있는 분이 없어요';
  return others.length === 0 ? `${first.name} 님` : `${first.name} 님 외 ${others.length}명`;
}

function itemsFor({ state }: CompanySeal, act: (act: SealAction) => void): MenuItem[] {
  const ledger: MenuItem = { label: '쓴 기록', icon: <RotateCcwClock />, onSelect: () => act('ledger') };
  if (state === 'DESTROYED') return [ledger];
  return [
    { label: '쓸 수 있는 분', icon: <Users />, onSelect: () => act('users') },
    ledger,
    { label: '이름 바꾸기', icon: <Pencil />, onSelect: () => act('rename') },
    state === 'ACTIVE'
      ? { label: '잠깐 멈추기', icon: <Pause />, onSelect: () => act('suspend') }
      : { label: '다시 쓰기', icon: <Play />, onSelect: () => act('resume') },
    { label: '바꾸기', icon: <Replace />, onSelect: () => act('replace') },
    'separator',
    { label: '없애기', icon: <Ban />, danger: true, onSelect: () => act('destroy') },
  ];
}
