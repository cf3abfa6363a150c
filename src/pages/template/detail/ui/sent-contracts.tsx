import { ContractBadge } from '@/entities/contract';
import { formatDay, useNow } from '@/shared/lib/seoul-time';
import { href } from '@/shared/routes';
import { List, ListRow } from '@/shared/ui/data/list-row';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import type { TemplateViewProps } from './template-props';

export function SentContracts({ sent }: Pick<TemplateViewProps, 'sent'>) {
  const now = useNow();
  if (!sent) return <PageSkeleton />;
  if (sent.items.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        size="panel"
        title="아직 보낸 문서가 없어요"
        description="이 템플릿으로 보낸 문서가 여기에 모여요."
      />
    );
  return (
    <List label="보낸 기록">
      {sent.items.map((contract) => (
        <ListRow
          key={contract.contractId}
          to={href('contract', { contractId: contract.contractId })}
          title={contract.title}
          description={formatDay(contract.movedAt)}
          tail={<ContractBadge contract={contract} now={now} />}
        />
      ))}
    </List>
  );
}
