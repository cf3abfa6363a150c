import { Plus } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import type { GroupsViewProps } from './groups-view';

export const NoGroups = ({ mayManage, onAct }: Pick<GroupsViewProps, 'mayManage' | 'onAct'>) => (
  <EmptyState
    kind="nothing-yet"
    title="아직 그룹이 없어요"
    description={
      mayManage
        ? '멤버를 그룹으로 묶으면 문서를 한 번에 나눌 수 있어요.'
        : '멤버 관리 권한이 있는 멤버가 만들 수 있어요.'
    }
    actions={
      mayManage && (
        <Button variant="primary" icon={<Plus />} onClick={() => onAct({ act: 'make' })}>
          그룹 만들기
        </Button>
      )
    }
  />
);
