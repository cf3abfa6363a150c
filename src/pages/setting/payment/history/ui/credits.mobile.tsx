import type { CreditEntry } from '@/entities/payment/history';
import { formatRelativePast } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { ListRows } from '@/widgets/list-frame';
import { CREDIT_CAUSE_LABELS, describeCreditSubject } from '../model/credit-cause-labels';
import { CreditChange } from './credit-change';
import type { CreditsViewProps } from './credits-view';
import * as styles from './history.css';
import { MoreCredits } from './more-credits';
import { NoCredits } from './no-credits';

export const CreditsMobile = (props: CreditsViewProps) => (
  <ListRows
    list={props.entries && { items: props.entries }}
    isFailed={props.isFailed}
    nothing={<NoCredits />}
    onRetry={props.onRetry}
    renderRows={(entries) => <List label="크레딧 내역">{entries.map(renderEntry)}</List>}
  >
    <MoreCredits {...props} />
  </ListRows>
);

const renderEntry = (entry: CreditEntry) => (
  <ListRow
    key={entry.entryId}
    title={CREDIT_CAUSE_LABELS[entry.cause]}
    description={[formatRelativePast(entry.at), entry.contract?.title ?? describeCreditSubject(entry)]
      .filter(Boolean)
      .join(' · ')}
    {...(entry.contract && { to: href('contract', { contractId: entry.contract.contractId }) })}
    tail={
      <div className={styles.trailingColumn}>
        <CreditChange amount={entry.amount} />
        <span className={styles.balance}>남은 {entry.balance.toLocaleString('ko-KR')}</span>
      </div>
    }
  />
);
