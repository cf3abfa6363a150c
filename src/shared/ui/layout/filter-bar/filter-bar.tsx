import { Funnel } from '@/shared/icons';
import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { LinkButton } from '@/shared/ui/actions/link';
import { Sheet } from '@/shared/ui/overlays/sheet';
import * as styles from './filter-bar.css';

export interface FilterBarProps {
  search?: ReactNode;
  children?: ReactNode;
  sort?: ReactNode;
  activeCount?: number;
  onClearAll?: () => void;
  /** The filters shown in the sheet on mobile. Defaults to the chips. */
  mobileFilters?: ReactNode;
  /** The label of the sheet's button, such as "128건 보기". */
  applyLabel?: string;
}

export function FilterBar(props: FilterBarProps) {
  const { search, children, sort, activeCount = 0, onClearAll, mobileFilters, applyLabel = '보기' } = props;
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const clearAll = activeCount >= 2 && onClearAll && <LinkButton onClick={onClearAll}>거르기 모두 풀기</LinkButton>;

  return (
    <div className={styles.bar} role="search">
      {search && <div className={styles.search}>{search}</div>}
      <div className={styles.filters}>
        {children}
        {clearAll}
        {sort && <div className={styles.end}>{sort}</div>}
      </div>
      {children && (
        <div className={styles.mobileOnly}>
          <IconButton
            label="거르기"
            icon={<Funnel />}
            variant="line"
            count={activeCount}
            aria-haspopup="dialog"
            onClick={() => setIsSheetOpen(true)}
          />
          <Sheet
            open={isSheetOpen}
            onOpenChange={setIsSheetOpen}
            title="거르기"
            footer={
              <>
                {activeCount > 0 && onClearAll && (
                  <Button size="lg" onClick={onClearAll}>
                    모두 풀기
                  </Button>
                )}
                <Button size="lg" variant="primary" onClick={() => setIsSheetOpen(false)}>
                  {applyLabel}
                </Button>
              </>
            }
          >
            <div className={styles.sheetFilters}>
              {mobileFilters ?? children}
              {sort}
            </div>
          </Sheet>
        </div>
      )}
    </div>
  );
}
