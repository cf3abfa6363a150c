import type { OrganizationEntry } from '@/entities/organization';
import { BuildingComplex } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog } from '@/shared/ui/overlays/dialog';

export type MembershipEndedViewProps = {
  organizationName: string | null;
  /** The user's other organisations. Null while loading. */
  others: readonly Pick<OrganizationEntry, 'organizationMemberUuid' | 'name'>[] | null;
  isBusy: boolean;
  onSwitch: (organizationMemberUuid: string) => void;
  onLeave: () => void;
};

export const MembershipEndedView = ({
  organizationName,
  others,
  isBusy,
  onSwitch,
  onLeave,
}: MembershipEndedViewProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onLeave()}
    width={420}
    title={organizationName === null ? '조직의 멤버가 아니에요' : `이제 ‘${organizationName}’ 멤버가 아니에요`}
    description={
      others === null
        ? '이 조직의 문서는 볼 수 없어요.'
        : others.length > 0
          ? '다른 조직으로 옮겨서 계속 쓸 수 있어요.'
          : '이 조직의 문서는 볼 수 없어요. 다시 함께하려면 조직 관리자에게 초대해달라고 해주세요.'
    }
    footer={
      <Button variant={others && others.length > 0 ? 'secondary' : 'primary'} size="lg" onClick={onLeave}>
        홈으로 가기
      </Button>
    }
  >
    <SkeletonRegion isLoading={others === null} skeleton={<PageSkeleton />}>
      {others && others.length > 0 && (
        <Stack gap={2}>
          {others.map(({ organizationMemberUuid, name }) => (
            <Button
              key={organizationMemberUuid}
              fullWidth
              icon={<BuildingComplex />}
              loading={isBusy}
              onClick={() => onSwitch(organizationMemberUuid)}
            >
              {name}
            </Button>
          ))}
        </Stack>
      )}
    </SkeletonRegion>
  </Dialog>
);
