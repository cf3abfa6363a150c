import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { contractQueries } from '@/entities/contract';
import { api, unwrap } from '@/shared/api';
import { href } from '@/shared/routes';
import { toast } from '@/shared/ui/feedback/toast';
import type { ContractAction } from '../model/possible-acts';

type Call = { contractId: string; requestKey: string; reason?: string };

const paramsOf = ({ contractId, requestKey }: Call) => ({
  path: { contractId },
  header: { 'Idempotency-Key': requestKey },
});

const cancel = (call: Call) =>
  unwrap(
    api.POST('/contracts/{contractId}/cancel', {
      params: paramsOf(call),
      body: call.reason === undefined ? {} : { reason: call.reason },
    }),
  );

/** Actions that need at most a reason. Extending and rescheduling also need a time, and sharing needs groups. */
type ShortAct = Exclude<ContractAction, 'extend' | 'reschedule' | 'share'>;

const ACTS = {
  remind: {
    run: (call: Call) => unwrap(api.POST('/contracts/{contractId}/remind', { params: paramsOf(call), body: {} })),
    done: '다시 알렸어요',
  },
  cancel: { run: cancel, done: '보내기를 취소했어요' },
  unschedule: { run: cancel, done: '예약을 풀었어요' },
  duplicate: {
    run: (call: Call) => unwrap(api.POST('/contracts/{contractId}/duplicate', { params: paramsOf(call) })),
    done: '복사해서 새로 만들었어요',
  },
  delete: {
    run: ({ contractId }: Call) => unwrap(api.DELETE('/contracts/{contractId}', { params: { path: { contractId } } })),
    done: '지웠어요',
  },
} as const satisfies Record<ShortAct, { run: (call: Call) => Promise<unknown>; done: string }>;

export function useContractAction(act: ShortAct, contractId: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (details: Pick<Call, 'reason' | 'requestKey'>) => {
      const call = { contractId, ...details };
      if (act !== 'duplicate') return void (await ACTS[act].run(call));
      const copy = await ACTS.duplicate.run(call);
      await navigate(href('contractConfig', { contractId: copy.contractId }));
    },
    onSuccess: async () => {
      toast.success(ACTS[act].done);
      onDone();
      if (act === 'delete') queryClient.removeQueries({ queryKey: contractQueries.one(contractId) });
      await refresh();
    },
  });
}

export function useExtendDeadline(contractId: string, onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ requestKey, expiresAt }: { requestKey: string; expiresAt: string }) =>
      unwrap(
        api.POST('/contracts/{contractId}/extend', {
          params: paramsOf({ contractId, requestKey }),
          body: { expiresAt },
        }),
      ),
    onSuccess: () => {
      toast.success('마감을 늘렸어요');
      onDone();
      return refresh();
    },
  });
}

export function useRescheduleSending(contractId: string, onDone: () => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ requestKey, scheduledAt }: { requestKey: string; scheduledAt: string | null }) =>
      unwrap(
        api.POST('/contracts/{contractId}/send', {
          params: paramsOf({ contractId, requestKey }),
          body: { scheduledAt },
        }),
      ),
    onSuccess: ({ status }) => {
      toast.success(status === 'SCHEDULED' ? '보낼 때를 바꿨어요' : '문서를 보냈어요');
      onDone();
      return refresh();
    },
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: contractQueries.all() });
}
