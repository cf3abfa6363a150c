import { PenLine } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { useSenderInputs } from './sender-inputs-context';

export function GuidedFillButton() {
  const { done, count, onLead } = useSenderInputs();
  if (count === 0) return null;
  return (
    <Button data-lead size="md" fullWidth icon={<PenLine />} onClick={() => onLead(null)}>
      내 칸 채우기 ({done}/{count})
    </Button>
  );
}
