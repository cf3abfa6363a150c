import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import { visuallyHidden } from '@/shared/styles';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { TableCell, TableRow } from './table';
import * as styles from './table.css';

/** Covers the whole row if the row is `clickable`. */
export const RowLink = (props: LinkProps) => <Link {...props} className={styles.rowLink} />;

const WIDTHS = ['1/2', '3/4', '1/3'] as const;

/** Shows placeholder rows after a delay of 300 ms. */
export function TableSkeleton({ columns, rows = 10 }: { columns: number; rows?: number }) {
  const isShown = useDelayedFlag(true);
  return (
    <>
      <tr>
        <td colSpan={columns} className={visuallyHidden}>
          불러오는 중이에요
        </td>
      </tr>
      {isShown &&
        Array.from({ length: rows }, (_, row) => (
          <TableRow key={row} aria-hidden>
            {Array.from({ length: columns }, (_cell, column) => (
              <TableCell key={column}>
                <Skeleton width={column === 0 ? (WIDTHS[row % 3] ?? 'full') : '1/2'} />
              </TableCell>
            ))}
          </TableRow>
        ))}
    </>
  );
}

export const TableMessage = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr>
    <td colSpan={columns} className={styles.fullWidthCell}>
      {children}
    </td>
  </tr>
);

interface TableErrorProps {
  columns: number;
  onRetry: () => void;
  children?: ReactNode;
}

/** Shown above the previous rows, if there are any. */
export const TableError = ({ columns, onRetry, children = '목록을 불러오지 못했어요.' }: TableErrorProps) => (
  <TableMessage columns={columns}>
    <Banner
      tone="danger"
      action={
        <Button size="sm" onClick={onRetry}>
          다시 불러오기
        </Button>
      }
    >
      {children}
    </Banner>
  </TableMessage>
);

interface SelectionLineProps {
  columns: number;
  children: ReactNode;
}

/** Shows a line such as "이 쪽 20건을 골랐어요. 128건 모두 고르기". */
export const TableSelectionLine = ({ columns, children }: SelectionLineProps) => (
  <tr>
    <td colSpan={columns} className={styles.selectionLine}>
      <div role="status">{children}</div>
    </td>
  </tr>
);
