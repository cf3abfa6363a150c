import { countPlacesLeft, explainUnavailability, type DirectUrl } from '@/entities/link/direct-url';
import { formatDeadline, formatDay } from '@/shared/lib/seoul-time';
import * as styles from './direct-urls.css';

export const formatPeople = (count: number) => `${count.toLocaleString('ko-KR')}명`;

export function SignedCount({ link: { done, taken, opening } }: { link: DirectUrl }) {
  const underWay = taken - done - opening;
  return (
    <>
      {formatPeople(done)}
      {underWay > 0 && <span className={styles.note}>서명하는 중 {formatPeople(underWay)}</span>}
    </>
  );
}

export const PlacesLeft = ({ link }: { link: DirectUrl }) => (
  <>
    {formatPeople(countPlacesLeft(link))}
    <span className={styles.note}>{formatPeople(link.limit)} 중</span>
  </>
);

export const LinkEnd = ({ endsAt }: { endsAt: string | null }) =>
  endsAt ? (
    <time dateTime={endsAt} title={formatDeadline(endsAt)}>
      {formatDay(endsAt)}
    </time>
  ) : (
    <>없음</>
  );

/** Shows why a link doesn't accept visitors, if it doesn't. */
export function LinkNote({ link }: { link: DirectUrl }) {
  const halt = explainUnavailability(link);
  return (
    <>
      {link.templateTitle}
      {halt && <span className={styles.pauseReason}> · {halt}</span>}
    </>
  );
}
