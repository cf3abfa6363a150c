import { useState } from 'react';
import type { ContactImport } from '@/entities/contact';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { Pagination } from '@/shared/ui/data/pagination';
import { SegmentedControl } from '@/shared/ui/inputs/segmented-control';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './import-contacts.css';

type SheetRow = ContactImport['rows'][number];
type Shown = 'ALL' | 'WRONG';
const PAGE_SIZE = 20;

type SheetRowsProps = {
  rows: readonly SheetRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

export function SheetRows({ rows, chosen, onChoose }: SheetRowsProps) {
  const [shown, setShown] = useState<Shown>('ALL');
  const [page, setPage] = useState(1);
  const wrong = rows.filter(({ problems }) => problems.length > 0);
  const listed = shown === 'WRONG' ? wrong : rows;
  const toggle = (row: number) => {
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    onChoose(next);
  };
  return (
    <Stack gap={3}>
      {wrong.length > 0 && (
        <SegmentedControl<Shown>
          aria-label="볼 줄"
          options={[
            { value: 'ALL', label: `모두 ${rows.length.toLocaleString('ko-KR')}` },
            { value: 'WRONG', label: `고칠 줄 ${wrong.length.toLocaleString('ko-KR')}` },
          ]}
          value={shown}
          onValueChange={(next) => {
            setShown(next);
            setPage(1);
          }}
        />
      )}
      <ul className={styles.rows} aria-label="파일의 줄">
        {listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((row) => (
          <li key={row.row} className={styles.row}>
            <Checkbox
              label={row.name || '이름 없음'}
              description={describe(row)}
              checked={chosen.has(row.row)}
              disabledReason={row.problems.length > 0 ? '고칠 곳이 있어서 넣을 수 없어요' : undefined}
              onChange={() => toggle(row.row)}
            />
            {row.problems.map(({ field, message }) => (
              <p key={`${field} ${message}`} className={styles.problem}>
                {message}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {listed.length > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={listed.length} unit="줄" onPageChange={setPage} />
      )}
    </Stack>
  );
}

const describe = ({ row, company, email, phone, groups, contactId }: SheetRow) =>
  [`${row}번째 줄`, company, email, phone, groups.join(', '), contactId && '이미 있는 연락처']
    .filter(Boolean)
    .join(' · ');
