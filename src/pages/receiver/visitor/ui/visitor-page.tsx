import { EndView, useVerifyMessages } from '@/features/receiver/verify-receiver';
import { ReceiverFrame } from '@/widgets/receiver-frame';

/** `/receiver/account` is reserved for direct URLs. Anybody who opens it in another way has followed a wrong link. */
export function VisitorPage() {
  const { deadEnds } = useVerifyMessages();
  return (
    <ReceiverFrame>
      <title>{`${deadEnds.LINK_WRONG[0]} | 도장`}</title>
      <EndView kind="deadEnd" deadEnd={{ code: 'LINK_WRONG', known: null }} onRetry={null} onAsk={null} />
    </ReceiverFrame>
  );
}
