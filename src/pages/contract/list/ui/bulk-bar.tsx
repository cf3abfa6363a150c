import {
  Ban,
  Bell,
  CalendarClock,
  Download,
  Ellipsis,
  FileSpreadsheet,
  Folder,
  Tag,
  Trash,
  Users,
  X,
} from '@/shared/icons';
import type { ReactNode } from 'react';
import { DropdownMenu, type MenuItem } from '@/shared/ui/actions/dropdown-menu';
import type { ContractsViewProps } from './contracts-view';
import * as styles from './contracts.css';

type BulkBarProps = Pick<ContractsViewProps, 'selection' | 'onBulk'> & { phone?: boolean };

/** Documents that an action doesn't apply to are skipped and reported. */
export function BulkBar({ selection, onBulk, phone = false }: BulkBarProps) {
  const rest: MenuItem[] = [
    { label: '채운 값 내려받기', icon: <FileSpreadsheet />, onSelect: () => onBulk('VALUES') },
    'separator',
    { label: '폴더로 옮기기', icon: <Folder />, onSelect: () => onBulk('MOVE') },
    { label: '라벨 붙이기', icon: <Tag />, onSelect: () => onBulk('LABEL') },
    { label: '그룹과 나누기', icon: <Users />, onSelect: () => onBulk('SHARE') },
    'separator',
    { label: '보내기 취소', icon: <Ban />, danger: true, onSelect: () => onBulk('CANCEL') },
    { label: '지우기 (작성 중만)', icon: <Trash />, danger: true, onSelect: () => onBulk('DELETE') },
  ];
  return (
    <div className={styles.bulkBar} role="toolbar" aria-label="고른 문서에 할 일">
      {!phone && <span className={styles.bulkCount}>{selection.count.toLocaleString('ko-KR')}건 선택</span>}
      <BulkButton icon={<Bell />} onClick={() => onBulk('REMIND')}>
        다시 알리기
      </BulkButton>
      <BulkButton icon={<CalendarClock />} onClick={() => onBulk('EXTEND')}>
        마감 늘리기
      </BulkButton>
      <BulkButton icon={<Download />} onClick={() => onBulk('DOWNLOAD')}>
        내려받기
      </BulkButton>
      <DropdownMenu
        label="더 할 일"
        align="end"
        side="top"
        trigger={
          <button type="button" className={styles.bulkButton} aria-label="더 할 일">
            <Ellipsis />
            {phone && '더 보기'}
          </button>
        }
        items={rest}
      />
      {!phone && (
        <>
          <span className={styles.bulkLine} />
          <button type="button" className={styles.bulkButton} aria-label="선택 풀기" onClick={selection.clear}>
            <X />
          </button>
        </>
      )}
    </div>
  );
}

const BulkButton = ({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.bulkButton} onClick={onClick}>
    {icon}
    {children}
  </button>
);
