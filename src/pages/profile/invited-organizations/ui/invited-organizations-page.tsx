import { useQuery } from '@tanstack/react-query';
import { BuildingComplex } from '@/shared/icons';
import { organizationQueries, type OrganizationEntry } from '@/entities/organization';
import { useDeclineInvitation, useJoinOrganization } from '@/features/organization/answer-invitation';
import { formatMonthDay } from '@/shared/lib/seoul-time';
import { Avatar } from '@/shared/ui/data/avatar';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { PageSkeleton, SkeletonRegion } from '@/shared/ui/feedback/skeleton';
import { Row } from '@/shared/ui/layout/stack';

export function InvitedOrganizationsPage() {
  const invitations = useQuery(organizationQueries.invitations());
  return (
    <>
      <title>초대받은 조직 | 도장</title>
      <PageHeader title="초대받은 조직" description="함께 쓰자고 초대한 조직이에요." />
      {invitations.isError && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={() => void invitations.refetch()}>
              다시 불러오기
            </Button>
          }
        >
          초대를 불러오지 못했어요.
        </Banner>
      )}
      <SkeletonRegion isLoading={invitations.isPending} skeleton={<PageSkeleton />}>
        {invitations.data?.length === 0 && (
          <EmptyState
            kind="nothing-left"
            title="받은 초대가 없어요"
            description="초대를 받으면 메일로 알려드리고 여기에도 보여요."
          />
        )}
        {invitations.data && (
          <List label="받은 초대">
            {invitations.data.map((invitation) => (
              <InvitationRow key={invitation.organizationMemberUuid} invitation={invitation} />
            ))}
          </List>
        )}
      </SkeletonRegion>
    </>
  );
}

function InvitationRow({ invitation }: { invitation: OrganizationEntry }) {
  const join = useJoinOrganization();
  const decline = useDeclineInvitation();
  const isOver = invitation.memberStatusType !== 'INVITED';
  return (
    <ListRow
      lead={<Avatar name={invitation.name} group size={34} photo={invitation.logoImgUrl ?? undefined} />}
      title={invitation.name}
      description={isOver ? '초대가 끝났어요' : invitationWords(invitation)}
      tailBelow
      tail={
        !isOver && (
          <Row gap={2}>
            <Button size="sm" variant="ghost" loading={decline.isPending} onClick={() => decline.mutate(invitation)}>
              거절하기
            </Button>
            <Button
              size="sm"
              variant="primary"
              icon={<BuildingComplex />}
              loading={join.isPending}
              onClick={() => join.mutate(invitation)}
            >
              함께하기
            </Button>
          </Row>
        )
      }
    />
  );
}

function invitationWords({ inviterName, invitationExpiresAt }: OrganizationEntry) {
  return [
    inviterName && `${inviterName} 님이 초대했어요`,
    invitationExpiresAt && `${formatMonthDay(invitationExpiresAt)}까지`,
  ]
    .filter(Boolean)
    .join(' · ');
}
