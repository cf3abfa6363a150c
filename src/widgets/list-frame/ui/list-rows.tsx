import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './list-frame.css';

export interface ListRowsProps<Item> {
  /** Null while the first page is loading. */
  list: { items: readonly Item[] } | null;
  isFailed: boolean;
  nothing: ReactNode;
  /** Defaults to plain lines. */
  skeleton?: ReactNode;
  onRetry: () => void;
  /** Not called for an empty list. */
  renderRows: (items: readonly Item[]) => ReactNode;
  children?: ReactNode;
}

export function ListRows<Item>(props: ListRowsProps<Item>) {
  const { list, isFailed, nothing, skeleton = <RowSkeletons />, onRetry, renderRows, children } = props;
  return (
    <>
      {isFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          목록을 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={!list && !isFailed} skeleton={skeleton}>
        {list && (list.items.length === 0 ? nothing : renderRows(list.items))}
        {children}
      </SkeletonRegion>
    </>
  );
}

const RowSkeletons = () => (
  <div className={styles.skeletons}>
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} shape="title" width="3/4" />
    ))}
  </div>
);
