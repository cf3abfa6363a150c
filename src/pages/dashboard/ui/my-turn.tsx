import { useQueries, useQuery } from '@tanstack/react-query';
import { Stamp } from '@/shared/icons';
import { contractQueries, type ContractListItem } from '@/entities/contract';
import { SignAsMember } from '@/features/contract/follow/sign-own';
import { formatRelativeDeadline, formatTimeRemaining, getSeoulDay, useNow } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import * as styles from './dashboard.css';

const MAX_SHOWN = 2;

export const myTurnQuery = () => contractQueries.list({ tab: 'MY_TURN', sort: 'EXPIRY', size: MAX_SHOWN });

/** Lists only the most urgent documents. `count` is the total. */
export function MyTurn({ count }: { count: number }) {
  const list = useQuery(myTurnQuery());
  const contracts = list.data?.items ?? [];
  const details = useQueries({ queries: contracts.map(({ contractId }) => contractQueries.detail(contractId)) });
  const now = useNow();
  if (list.isError || list.data?.items.length === 0) return null;
  return (
    <section className={styles.turn} aria-labelledby="my-turn" aria-busy={list.isPending}>
      <h2 id="my-turn" className={styles.turnHeader}>
        <Stamp />
        내가 서명할 차례예요
        <Link className={styles.turnAllLink} to={`${href('contracts')}?tab=MY_TURN`}>
          모두 보기
        </Link>
      </h2>
      <ul>
        {list.isPending && Array.from({ length: Math.min(count, MAX_SHOWN) }, (_, place) => <WaitingRow key={place} />)}
        {contracts.map((contract, place) => (
          <TurnRow
            key={contract.contractId}
            contract={contract}
            picture={details[place]?.data?.files[0]?.file.pages[0]?.imageUrl}
            isFirst={place === 0}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}

const WaitingRow = () => (
  <li className={styles.turnRow}>
    <span className={styles.thumb} />
    <span className={styles.turnText}>
      <Skeleton width="1/2" />
      <Skeleton width="1/3" />
    </span>
    <span className={styles.turnTime}>
      <Skeleton className={styles.turnTimeSkeleton} />
      <Skeleton className={styles.turnTimeSkeleton} />
    </span>
    <Skeleton shape="button" />
  </li>
);

type TurnRowProps = { contract: ContractListItem; picture: string | undefined; isFirst: boolean; now: Date };

const TurnRow = ({ contract, picture, isFirst, now }: TurnRowProps) => {
  const { contractId, title, sender, expiresAt, receivers } = contract;
  const me = receivers.find(({ isMe, hasTurn }) => isMe && hasTurn);
  const isToday = expiresAt !== null && getSeoulDay(new Date(expiresAt)) === getSeoulDay(now);
  return (
    <li className={styles.turnRow}>
      <span className={styles.thumb}>{picture && <img src={picture} alt="" />}</span>
      <span className={styles.turnText}>
        <Link tone="neutral" className={styles.turnName} to={href('contract', { contractId })}>
          {title}
        </Link>
        <span className={styles.turnNote}>{sender.name} 님이 서명을 요청했어요</span>
      </span>
      {expiresAt && (
        <span className={styles.turnTime}>
          <span className={isToday ? styles.today : undefined}>{formatRelativeDeadline(expiresAt, now)}까지</span>
          <span className={styles.turnDeadline}>{formatTimeRemaining(expiresAt, now)}</span>
        </span>
      )}
      {me ? (
        <SignAsMember contractId={contractId} me={me} variant={isFirst ? 'seal' : 'secondary'} />
      ) : (
        <ButtonLink to={href('contract', { contractId })}>문서 보기</ButtonLink>
      )}
    </li>
  );
};
