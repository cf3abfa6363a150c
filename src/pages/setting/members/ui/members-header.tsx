import { UserPlus } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { PageHeader } from '@/shared/ui/layout/page-header';

type MembersHeaderProps = { memberCount: number; mayManage: boolean; onInvite: () => void };

export const MembersHeader = ({ memberCount, mayManage, onInvite }: MembersHeaderProps) => (
  <PageHeader
    title="멤버"
    description={`${memberCount}명이 함께 쓰고 있어요.`}
    actions={
      mayManage && (
        <Button variant="primary" size="lg" icon={<UserPlus />} onClick={onInvite}>
          멤버 초대하기
        </Button>
      )
    }
  />
);
