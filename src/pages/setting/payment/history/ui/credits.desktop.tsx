import { formatRelativePast } from '@/shared/lib/seoul-time';
import { TableCell, TableHeader, TableRow } from '@/shared/ui/data/table';
import { ListTable } from '@/widgets/list-frame';
import { CREDIT_CAUSE_LABELS } from '../model/credit-cause-labels';
import { CreditChange } from './credit-change';
import { CreditSubject } from './credit-subject';
import type { CreditsViewProps } from './credits-view';
import * as styles from './history.css';
import { MoreCredits } from './more-credits';
import { NoCredits } from './no-credits';

const COLUMNS = 5;

export function CreditsDesktop(props: CreditsViewProps) {
  const { entries, isFailed, isLoadingMore, onRetry } = props;
  return (
    <>
      <ListTable
        label="크레딧 내역"
        columns={COLUMNS}
        list={entries && { items: entries }}
        isFailed={isFailed}
        isMore={isLoadingMore}
        nothing={<NoCredits />}
        onRetry={onRetry}
        head={
          <>
            <TableHeader aria-sort="descending">언제</TableHeader>
            <TableHeader>무슨 일로</TableHeader>
            <TableHeader>문서</TableHeader>
            <TableHeader align="end">크레딧</TableHeader>
            <TableHeader align="end">남은 크레딧</TableHeader>
          </>
        }
        renderRow={(entry) => (
          <TableRow key={entry.entryId}>
            <TableCell className={styles.day}>{formatRelativePast(entry.at)}</TableCell>
            <TableCell name>{CREDIT_CAUSE_LABELS[entry.cause]}</TableCell>
            <TableCell className={styles.subject}>
              <CreditSubject entry={entry} />
            </TableCell>
            <TableCell align="end">
              <CreditChange amount={entry.amount} />
            </TableCell>
            <TableCell align="end">{entry.balance.toLocaleString('ko-KR')}</TableCell>
          </TableRow>
        )}
      />
      <MoreCredits {...props} />
    </>
  );
}
