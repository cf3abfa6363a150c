import { PenLine } from 'lucide-react';
import { Button } from '@/shared/ui/actions/button';
import { useOwnSide } from './own-side-context';

/** Through all that the sender fills in, in one pass; says how far it is. */
export function LeadButton() {
  const { done, count, onLead } = useOwnSide();
  if (count === 0) return null;
  return (
    <Button data-lead size="md" fullWidth icon={<PenLine />} onClick={() => onLead(null)}>
      내 칸 채우기 ({done}/{count})
    </Button>
  );
}
