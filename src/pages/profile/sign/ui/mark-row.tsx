import { Ellipsis, Pencil, Star, Trash } from '@/shared/icons';
import type { KeptMark, MarkUse } from '@/entities/kept-mark';
import { MarkPicture } from '@/entities/mark';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ReorderHandle, ReorderItem } from '@/shared/ui/data/reorder';
import { Badge } from '@/shared/ui/feedback/badge';
import * as styles from './sign-page.css';

export type MarkAction = { act: 'default' | 'rename' | 'remove'; mark: KeptMark };

const USES: Record<MarkUse, string> = { SIGNATURE: '서명', SEAL: '도장', INITIALS: '짧은 서명' };

type MarkRowProps = { mark: KeptMark; index: number; onAct: (act: MarkAction) => void };

export function MarkRow({ mark, index, onAct }: MarkRowProps) {
  const { name, use, isDefault, pictureUrl } = mark;
  return (
    <ReorderItem className={styles.row}>
      <ReorderHandle index={index} label={`${name} 옮기기`} />
      <div className={styles.picture}>
        <MarkPicture mark={mark.mark} pictureUrl={pictureUrl} />
      </div>
      <div className={styles.textBlock}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {USES[use]}
          {isDefault && <Badge tone="accent">기본</Badge>}
        </span>
      </div>
      <DropdownMenu
        label={`${name} 메뉴`}
        align="end"
        trigger={<IconButton label={`${name} 메뉴`} icon={<Ellipsis />} />}
        items={[
          {
            label: '기본으로 쓰기',
            icon: <Star />,
            disabledReason: isDefault ? '이미 기본이에요' : undefined,
            onSelect: () => onAct({ act: 'default', mark }),
          },
          { label: '이름 바꾸기', icon: <Pencil />, onSelect: () => onAct({ act: 'rename', mark }) },
          'separator',
          { label: '지우기', icon: <Trash />, danger: true, onSelect: () => onAct({ act: 'remove', mark }) },
        ]}
      />
    </ReorderItem>
  );
}
