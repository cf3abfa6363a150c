import { TimerReset } from '@/shared/icons';
import { useSecondsUntil } from '@/shared/lib/countdown';
import { Button } from '@/shared/ui/actions/button';
import { LinkButton } from '@/shared/ui/actions/link';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { useVerifyMessages } from '../model/messages';

export function LockedView({ until, onAsk }: { until: string; onAsk: () => void }) {
  const { locked: words, askSender } = useVerifyMessages();
  const seconds = useSecondsUntil(until);
  return (
    <StepScreen
      takesFocus
      icon={<TimerReset />}
      title={words.title}
      description={words.more}
      action={
        <Button variant="primary" size="xl" fullWidth disabled>
          {words.left(seconds)}
        </Button>
      }
      note={
        <LinkButton tone="neutral" onClick={onAsk}>
          {askSender}
        </LinkButton>
      }
    />
  );
}
