import { Plus } from '@/shared/icons';
import type { CompanySeal } from '@/entities/company-seal';
import { href } from '@/shared/routes';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Link } from '@/shared/ui/actions/link';
import { Skeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { SealRow, type SealAction } from './seal-row';
import * as styles from './seals.css';

export type SealsViewProps = {
  /** Null while loading. */
  seals: readonly CompanySeal[] | null;
  isFailed: boolean;
  mayManage: boolean;
  /** Managing seals requires a phone verification within the last year. */
  isVerified: boolean;
  onNew: () => void;
  onAct: (act: SealAction, seal: CompanySeal) => void;
  onRetry: () => void;
};

/** Lists active seals (직인) first. Destroyed seals stay listed for their record. */
export function SealsView({ seals, isFailed, mayManage, isVerified, onNew, onAct, onRetry }: SealsViewProps) {
  const sorted = seals?.toSorted((one, other) => Number(isGone(one)) - Number(isGone(other)));
  const make = (
    <Button icon={<Plus />} onClick={onNew}>
      새 도장
    </Button>
  );
  return (
    <Card title="직인" aside={mayManage && isVerified && sorted && sorted.length > 0 && make}>
      <Stack gap={4}>
        <p className={styles.note}>
          {mayManage
            ? '문서를 보낼 때 찍는 회사 도장이에요. 누가 언제 찍었는지 모두 기록해요.'
            : '내가 쓸 수 있는 회사 도장이에요. 조직 설정 권한이 있는 멤버가 만들고 맡겨요.'}
        </p>
        {mayManage && !isVerified && (
          <Banner tone="warning" action={<Link to={href('profileInformation')}>본인 확인하러 가기</Link>}>
            직인을 만들거나 바꾸려면 1년에 한 번 본인 확인이 필요해요.
          </Banner>
        )}
        {isFailed && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={onRetry}>
                다시 불러오기
              </Button>
            }
          >
            직인을 불러오지 못했어요.
          </Banner>
        )}
        <SkeletonRegion isLoading={!seals && !isFailed} skeleton={<Skeleton shape="block" />}>
          {sorted?.length === 0 && (
            <EmptyState
              size="panel"
              headingLevel={3}
              kind={mayManage ? 'nothing-yet' : 'no-permission'}
              title={mayManage ? '아직 직인이 없어요' : '쓸 수 있는 직인이 없어요'}
              description={
                mayManage
                  ? '법인인감이나 사용인감을 만들어 쓸 분에게 맡겨보세요.'
                  : '필요하면 조직 설정 권한이 있는 멤버에게 부탁해주세요.'
              }
              actions={mayManage && isVerified && make}
            />
          )}
          {sorted && sorted.length > 0 && (
            <ul className={styles.list} aria-label="직인">
              {sorted.map((seal) => (
                <SealRow key={seal.sealId} seal={seal} mayManage={mayManage} onAct={onAct} />
              ))}
            </ul>
          )}
        </SkeletonRegion>
      </Stack>
    </Card>
  );
}

const isGone = ({ state }: CompanySeal) => state === 'DESTROYED';
