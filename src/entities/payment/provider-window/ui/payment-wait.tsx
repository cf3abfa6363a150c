import { Spinner } from '@/shared/ui/feedback/spinner';
import { StandaloneFrame } from '@/shared/ui/layout/standalone-frame';

/** The whole page while a return from the payment window is looked into. */
export const PaymentWait = ({ title, label }: { title: string; label: string }) => (
  <StandaloneFrame>
    <title>{`${title} | 도장`}</title>
    <Spinner label={label} showAfter={0} />
  </StandaloneFrame>
);
