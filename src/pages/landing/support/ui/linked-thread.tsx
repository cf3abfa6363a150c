import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { InquiryThread } from '@/features/support/inquiry-thread';

type LinkedThreadProps = { secret: string | null; onAskAnew: () => void };

/** Only loaded for an emailed link, because other visitors need neither the API client nor its cache. */
export function LinkedThread({ secret, onAskAnew }: LinkedThreadProps) {
  const [cache] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={cache}>
      <InquiryThread threadKey={secret === null ? null : { secret }} onAskAnew={onAskAnew} />
    </QueryClientProvider>
  );
}
