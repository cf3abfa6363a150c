import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companySealQueries, type CompanySeal } from '@/entities/company-seal';
import type { Mark } from '@/entities/mark';
import { api, getErrorMessage, createRequestKey, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

/** Uploads the seal's picture, which must exist before the seal can be saved. */
type HandIn = () => Promise<Mark>;
type Change = { name?: string; users?: string[]; state?: 'DESTROYED' };

const once = () => ({ 'Idempotency-Key': createRequestKey() });

export function useAddSeal(onDone: (seal: CompanySeal) => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async ({ name, users, handIn }: { name: string; users: string[]; handIn: HandIn }) =>
      unwrap(api.POST('/company-seals', { params: { header: once() }, body: { name, users, mark: await handIn() } })),
    onSuccess: (seal) => {
      toast.success('도장을 만들었어요');
      onDone(seal);
    },
    onSettled: readAgain,
  });
}

export function useReplaceSeal({ sealId, version }: CompanySeal, onDone: () => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: async (handIn: HandIn) =>
      unwrap(
        api.POST('/company-seals/{sealId}/replacement', {
          params: { path: { sealId }, header: once() },
          body: { version, mark: await handIn() },
        }),
      ),
    onSuccess: () => {
      toast.success('새 도장으로 바꿨어요');
      onDone();
    },
    onSettled: readAgain,
  });
}

export function useChangeSeal({ sealId, version }: CompanySeal, words: string, onDone?: () => void) {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: (change: Change) =>
      unwrap(api.PATCH('/company-seals/{sealId}', { params: { path: { sealId } }, body: { version, ...change } })),
    onSuccess: () => {
      toast.success(words);
      onDone?.();
    },
    onSettled: readAgain,
  });
}

type NextState = Pick<CompanySeal, 'sealId' | 'version'> & { state: 'ACTIVE' | 'SUSPENDED' };

/** Needs no confirmation, because pausing a seal is easily undone. */
export function useSetSealState() {
  const readAgain = useReadAgain();
  return useMutation({
    mutationFn: ({ sealId, ...body }: NextState) =>
      unwrap(api.PATCH('/company-seals/{sealId}', { params: { path: { sealId } }, body })),
    onSuccess: (_, { state }) => toast.success(state === 'ACTIVE' ? '다시 쓸 수 있어요' : '잠깐 멈췄어요'),
    onError: (error) => toast.error(getErrorMessage(error)),
    onSettled: readAgain,
  });
}

/** Also runs after a rejected change, because a rejection means that another member has changed something. */
function useReadAgain() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: companySealQueries.all() });
}
