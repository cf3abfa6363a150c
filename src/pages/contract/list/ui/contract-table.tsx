import { ContractBadge, SealTrack, type ContractListItem, type ContractSort } from '@/entities/contract';
import { LabelTag } from '@/entities/filing';
import { formatExactTime, formatRelativePast } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { LinkButton } from '@/shared/ui/actions/link';
import { RowLink, TableCell, TableHeader, TableRow, TableSelectionLine } from '@/shared/ui/data/table';
import { ListTable } from '@/widgets/list-frame';
import { COLUMNS, PAGE_SIZE, type Column } from '../model/list-filter';
import { ContractMenu } from './contract-menu';
import type { ContractsViewProps } from './contracts-view';
import { Deadline } from './deadline';
import * as styles from './contracts.css';

export function ContractTable(props: ContractsViewProps) {
  const { list, isFailed, isMore, selection, filter, onFilter } = props;
  const isShown = (column: Column) => !filter.hidden.includes(column);
  // The checkbox, the name and the menu are always shown.
  const columns = COLUMNS.length - filter.hidden.length + 3;
  const sortOf = (sort: ContractSort, direction: 'ascending' | 'descending') => ({
    sort: filter.sort === sort ? direction : ('none' as const),
    onSort: () => onFilter({ sort }),
  });
  return (
    <ListTable
      label="문서"
      columns={columns}
      list={list}
      isFailed={isFailed}
      isMore={isMore}
      onRetry={props.onRetry}
      head={
        <>
          <TableHeader narrow>
            <Checkbox aria-label="이 쪽 모두 고르기" {...selection.headCheckbox} />
          </TableHeader>
          <TableHeader className={styles.columns.name} {...sortOf('TITLE', 'ascending')}>
            문서 이름
          </TableHeader>
          {isShown('status') && <TableHeader className={styles.columns.status}>상태</TableHeader>}
          {isShown('track') && <TableHeader className={styles.columns.track}>서명</TableHeader>}
          {isShown('sender') && <TableHeader className={styles.columns.sender}>보낸 사람</TableHeader>}
          {isShown('deadline') && (
            <TableHeader className={styles.columns.moment} {...sortOf('EXPIRY', 'ascending')}>
              마감
            </TableHeader>
          )}
          {isShown('moved') && (
            <TableHeader className={styles.columns.moment} {...sortOf('MOVED', 'descending')}>
              마지막 움직임
            </TableHeader>
          )}
          <TableHeader hiddenLabel>메뉴</TableHeader>
        </>
      }
      above={
        list &&
        selection.headCheckbox.checked &&
        list.total > list.items.length && (
          <TableSelectionLine columns={columns}>
            <WholeList {...props} shown={list.items.length} total={list.total} />
          </TableSelectionLine>
        )
      }
      renderRow={(contract) => (
        <ContractRow key={contract.contractId} contract={contract} isShown={isShown} {...props} />
      )}
    />
  );
}

const WholeList = ({ selection, shown, total }: ContractsViewProps & { shown: number; total: number }) =>
  selection.isWhole ? (
    <>
      {total.toLocaleString('ko-KR')}건을 모두 골랐어요. <LinkButton onClick={selection.clear}>선택 풀기</LinkButton>
    </>
  ) : (
    <>
      이 쪽 {Math.min(shown, PAGE_SIZE)}건을 골랐어요.{' '}
      <LinkButton onClick={selection.chooseWhole}>{total.toLocaleString('ko-KR')}건 모두 고르기</LinkButton>
    </>
  );

type ContractRowProps = ContractsViewProps & { contract: ContractListItem; isShown: (column: Column) => boolean };

function ContractRow({ contract, isShown, selection, now, choices, actsOn, onAct }: ContractRowProps) {
  const { contractId, title } = contract;
  return (
    <TableRow
      clickable
      selected={selection.isWhole || selection.isSelected(contractId)}
      onKeyDown={selection.onRowKeyDown(contractId)}
    >
      <TableCell interactive>
        <Checkbox aria-label={`${title} 고르기`} {...selection.rowCheckbox(contractId)} />
      </TableCell>
      <TableCell name className={styles.nameCell}>
        <span className={styles.name} title={title}>
          <RowLink to={href('contract', { contractId })}>{title}</RowLink>
        </span>
        <RowNote contract={contract} choices={choices} />
      </TableCell>
      {isShown('status') && (
        <TableCell>
          <ContractBadge contract={contract} now={now} />
        </TableCell>
      )}
      {isShown('track') && (
        <TableCell>
          <SealTrack receivers={contract.receivers} />
        </TableCell>
      )}
      {isShown('sender') && <TableCell>{contract.sender.name}</TableCell>}
      {isShown('deadline') && (
        <TableCell>
          <Deadline contract={contract} now={now} />
        </TableCell>
      )}
      {isShown('moved') && (
        <TableCell className={styles.lastChange}>
          <time dateTime={contract.movedAt} title={formatExactTime(contract.movedAt)}>
            {formatRelativePast(contract.movedAt, now)}
          </time>
        </TableCell>
      )}
      <TableCell align="end" interactive>
        <ContractMenu contract={contract} acts={actsOn(contract)} onAct={(act) => onAct(act, contract)} />
      </TableCell>
    </TableRow>
  );
}

export function RowNote({ contract, choices }: Pick<ContractRowProps, 'contract' | 'choices'>) {
  const folder = choices.folders.find(({ folderId }) => folderId === contract.folderId);
  const labels = choices.labels.filter(({ labelId }) => contract.labelIds.includes(labelId));
  const words = [contract.documentNo, folder?.name].filter(Boolean).join(' · ');
  if (!words && labels.length === 0) return null;
  return (
    <span className={styles.noteLine}>
      {words && <span className={styles.note}>{words}</span>}
      {labels.map((label) => (
        <LabelTag key={label.labelId} label={label} />
      ))}
    </span>
  );
}
