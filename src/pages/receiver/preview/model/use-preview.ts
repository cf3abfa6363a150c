import { useEffect, useState } from 'react';
import { ApiError } from '@/shared/api';
import { loadPreview, type Preview } from './load-preview';

type State =
  | { is: 'loading' }
  | { is: 'shown'; preview: Preview }
  | { is: 'closed' }
  | { is: 'failed'; error: ApiError };

const ask = (contractId: string, signal: AbortSignal) =>
  loadPreview(contractId, signal).then(
    (preview): State => (preview ? { is: 'shown', preview } : { is: 'closed' }),
    (thrown: unknown): State => ({ is: 'failed', error: ApiError.from(thrown) }),
  );

/** `reload` refetches the document, for example once its picture URLs have expired. */
export function usePreview(contractId: string) {
  const [state, setState] = useState<State>({ is: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    void ask(contractId, left.signal).then((next) => {
      if (!left.signal.aborted) setState(next);
    });
    return () => left.abort();
  }, [contractId]);
  return { state, reload: () => void ask(contractId, new AbortController().signal).then(setState) };
}
