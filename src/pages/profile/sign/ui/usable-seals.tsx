import type { CompanySeal } from '@/entities/company-seal';
import { MarkPicture } from '@/entities/mark';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import * as styles from './sign-page.css';

export type UsableSealsProps = { seals: readonly CompanySeal[] | null; isFailed: boolean; onRetry: () => void };

/** Lists only seals granted to the member, even if they manage all seals. */
export function UsableSeals({ seals, isFailed, onRetry }: UsableSealsProps) {
  const usable = seals?.filter(({ mayUse }) => mayUse);
  return (
    <Card title="쓸 수 있는 회사 도장">
      {isFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetry}>
              다시 불러오기
            </Button>
          }
        >
          회사 도장을 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={!seals && !isFailed} skeleton={<Skeleton shape="block" />}>
        {usable?.length === 0 && (
          <p className={styles.note}>
            아직 없어요. 조직 설정 권한이 있는 멤버가 조직 정보의 직인에서 쓸 수 있게 해줘요.
          </p>
        )}
        {usable && usable.length > 0 && (
          <ul className={styles.list} aria-label="쓸 수 있는 회사 도장">
            {usable.map(({ sealId, name, mark, pictureUrl }) => (
              <li key={sealId} className={styles.row}>
                <div className={styles.picture}>
                  <MarkPicture mark={mark} pictureUrl={pictureUrl} />
                </div>
                <span className={styles.name}>{name}</span>
              </li>
            ))}
          </ul>
        )}
      </SkeletonRegion>
    </Card>
  );
}
