import { EndView, useVerifyMessages } from '@/features/receiver/verify-receiver';
import { ReceiverFrame } from '@/widgets/receiver-frame';

/**
 * `/receiver/account` asks visitors of a direct URL who they are. Anybody without such an address has followed a wrong
 * link.
 */
export function VisitorPage() {
  const { deadEnds } = useVerifyMessages();
  return (
    <ReceiverFrame>
      <title>{`${deadEnds.LINK_WRONG[0]} | 도장`}</title>
      <EndView kind="deadEnd" deadEnd={{ code: 'LINK_WRONG', known: null }} onRetry={null} onAsk={null} />
    </ReceiverFrame>
  );
}
