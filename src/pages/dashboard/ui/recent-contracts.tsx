import { ChevronRight } from '@/shared/icons';
import { ContractBadge, SealTrack, type ContractListItem } from '@/entities/contract';
import { formatExactTime, formatRelativePast, useNow } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { useLayout } from '@/shared/ui/layout/responsive';
import { RowLink, Table, TableBody, TableCell, TableRow, TableSkeleton } from '@/shared/ui/data/table';
import * as styles from './dashboard.css';

const COLUMNS = 4;

export function RecentContracts({ contracts }: { contracts: ContractListItem[] | null }) {
  const isMobile = useLayout() === 'mobile';
  const now = useNow();
  return (
    <section aria-labelledby="recent">
      <div className={styles.header}>
        <h2 id="recent" className={styles.heading}>
          최근 움직인 문서
        </h2>
        <Link to={href('contracts')}>
          문서함 가기 <ChevronRight size={14} aria-hidden />
        </Link>
      </div>
      {isMobile ? (
        <List label="최근 움직인 문서">
          {(contracts ?? []).map((contract) => (
            <ListRow
              key={contract.contractId}
              title={contract.title}
              description={<SealTrack receivers={contract.receivers} />}
              to={href('contract', { contractId: contract.contractId })}
              tail={<ContractBadge contract={contract} now={now} />}
            />
          ))}
        </List>
      ) : (
        <Table label="최근 움직인 문서" isLoading={contracts === null}>
          <TableBody>
            {contracts === null && <TableSkeleton columns={COLUMNS} rows={6} />}
            {contracts?.map((contract) => (
              <TableRow key={contract.contractId} clickable>
                <TableCell name className={styles.nameCell}>
                  <span className={styles.name}>
                    <RowLink to={href('contract', { contractId: contract.contractId })}>{contract.title}</RowLink>
                  </span>
                </TableCell>
                <TableCell>
                  <ContractBadge contract={contract} now={now} />
                </TableCell>
                <TableCell>
                  <SealTrack receivers={contract.receivers} />
                </TableCell>
                <TableCell align="end">
                  <time dateTime={contract.movedAt} title={formatExactTime(contract.movedAt)}>
                    {formatRelativePast(contract.movedAt, now)}
                  </time>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
