import * as Popover from '@radix-ui/react-popover';
import type { Payment } from '@/entities/payment/history';
import { href } from '@/shared/routes';
import { Button } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { useFloatingLayer } from '@/shared/ui/overlays/layer';
import * as styles from './history.css';

type FailureReasonProps = { failure: NonNullable<Payment['failure']> };

/** Shows the reason for a failed payment only on request. In every row, it would read like a list of accusations. */
export function FailureReason({ failure }: FailureReasonProps) {
  const layer = useFloatingLayer();
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button size="sm" variant="ghost">
          이유 보기
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="결제하지 못한 이유"
          className={`${styles.popover} ${layer}`}
          align="end"
          sideOffset={6}
          collisionPadding={8}
        >
          <FailureWords failure={failure} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

export const FailureWords = ({ failure }: FailureReasonProps) => (
  <>
    <p>{failure.message}</p>
    <Link to={href('settingPayment')}>결제와 크레딧 보기</Link>
  </>
);
