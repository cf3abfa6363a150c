import { ChevronLeft, ChevronRight } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { listPageNumbers } from './page-numbers';
import * as styles from './pagination.css';

export interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  total: number;
  /** The number of items that numbered pages can reach. Defaults to all. */
  reach?: number;
  /** False if there are more than `total` items that haven't been counted. */
  isExact?: boolean;
  /** The counter word, such as 건, 명 or 개. */
  unit?: string;
  onPageChange: (page: number) => void;
  /** Appends the next page with "더 보기" on mobile. If omitted, the next page replaces this one. */
  onMore?: () => void;
  isLoadingMore?: boolean;
}

export function Pagination(props: PaginationProps) {
  const { page, pageSize, total, reach = total, isExact = true, unit = '건' } = props;
  const { onPageChange, onMore, isLoadingMore = false } = props;
  const pageCount = Math.max(1, Math.ceil(reach / pageSize));
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const left = total - last;
  const step = (label: string, to: number, Icon: typeof ChevronLeft) => {
    const isOutside = to < 1 || to > pageCount;
    return (
      <button
        type="button"
        className={styles.page}
        aria-label={label}
        aria-disabled={isOutside || undefined}
        onClick={() => !isOutside && onPageChange(to)}
      >
        <Icon />
      </button>
    );
  };

  return (
    <nav className={styles.bar} aria-label="쪽">
      <p className={`${styles.summary} ${styles.desktopOnly}`}>
        {total.toLocaleString('ko-KR')}
        {!isExact && '+'}
        {unit} 중 {first}–{last}
      </p>
      <div className={styles.pages}>
        {step('이전 쪽', page - 1, ChevronLeft)}
        {listPageNumbers(page, pageCount).map((number) =>
          typeof number === 'number' ? (
            <button
              key={number}
              type="button"
              className={styles.page}
              aria-label={`${number}쪽`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPageChange(number)}
            >
              {number}
            </button>
          ) : (
            <span key={number} className={styles.gap} aria-hidden>
              …
            </span>
          ),
        )}
        {step('다음 쪽', page + 1, ChevronRight)}
      </div>
      {left > 0 && (
        <div className={styles.mobileOnly}>
          <Button
            size="lg"
            fullWidth
            loading={isLoadingMore}
            loadingLabel="불러오는 중"
            onClick={() => (onMore ? onMore() : onPageChange(page + 1))}
          >
            더 보기 · {left.toLocaleString('ko-KR')}
            {unit} 남음
          </Button>
        </div>
      )}
    </nav>
  );
}
