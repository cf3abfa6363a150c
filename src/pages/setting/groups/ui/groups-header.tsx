import { Plus } from '@/shared/icons';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { PageHeader } from '@/shared/ui/layout/page-header';
import type { GroupsViewProps } from './groups-view';
import * as styles from './groups.css';

type GroupsHeaderProps = Pick<GroupsViewProps, 'mayManage' | 'onAct'> & { phone?: boolean };

export const GroupsHeader = ({ mayManage, onAct, phone = false }: GroupsHeaderProps) => (
  <>
    <PageHeader
      title="그룹"
      description="나눈 문서는 그룹 모두가 볼 수 있어요."
      actions={
        mayManage && (
          <Button variant="primary" size={phone ? 'md' : 'lg'} icon={<Plus />} onClick={() => onAct({ act: 'make' })}>
            그룹 만들기
          </Button>
        )
      }
    />
    {!mayManage && (
      <div className={styles.note}>
        <Banner tone="neutral">멤버 관리 권한이 있는 멤버가 고칠 수 있어요.</Banner>
      </div>
    )}
  </>
);
