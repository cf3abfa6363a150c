import { Ellipsis, FileUp, Pencil, Trash } from '@/shared/icons';
import type { ListBox } from '@/entities/setting/list-box';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import * as styles from './list-boxes.css';

export type ListBoxAction = 'rename' | 'import' | 'delete';

type ListBoxHeaderProps = {
  box: ListBox;
  mayManage: boolean;
  isDirty: boolean;
  onAct: (act: ListBoxAction) => void;
};

export function ListBoxHeader({ box, mayManage, isDirty, onAct }: ListBoxHeaderProps) {
  const unsaved = isDirty ? '고친 항목을 먼저 저장해주세요' : undefined;
  return (
    <div className={styles.header}>
      <div className={styles.heading}>
        <h2 className={styles.name}>{box.name}</h2>
        <p className={styles.count}>{box.items.length.toLocaleString('ko')}개</p>
      </div>
      {mayManage && (
        <div className={styles.actions}>
          <Button icon={<FileUp />} disabledReason={unsaved} onClick={() => onAct('import')}>
            엑셀로 넣기
          </Button>
          <DropdownMenu
            label={`${box.name} 메뉴`}
            align="end"
            trigger={<IconButton variant="line" label={`${box.name} 메뉴`} icon={<Ellipsis />} tipSide="bottom" />}
            items={[
              { label: '이름 바꾸기', icon: <Pencil />, onSelect: () => onAct('rename') },
              { label: '지우기', icon: <Trash />, danger: true, onSelect: () => onAct('delete') },
            ]}
          />
        </div>
      )}
    </div>
  );
}
