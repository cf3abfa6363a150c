import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from '@/shared/icons';
import { useState } from 'react';
import { contractQueries } from '@/entities/contract';
import { createRequestKey, getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { sendToOneself, type SentToOneself } from '../api/send-to-oneself';

type SendToOneselfProps = {
  email: string;
  isOpening: boolean;
  onSent: (sent: SentToOneself) => void;
  onClose: () => void;
};

/** Asks for confirmation, because this sends a real document. */
export function SendToOneself({ email, isOpening, onSent, onClose }: SendToOneselfProps) {
  const queryClient = useQueryClient();
  // The key stays the same, so that retrying after a lost response doesn't send a second document.
  const [key] = useState(createRequestKey);
  const send = useMutation({
    mutationFn: () => sendToOneself(key),
    onSuccess: (sent) => {
      void queryClient.invalidateQueries({ queryKey: contractQueries.all(), refetchType: 'none' });
      onSent(sent);
    },
  });
  return (
    <ConfirmDialog
      title="내게 먼저 보내볼까요?"
      description={`보안서약서 예시를 ${email} 앞으로 보내고 서명 화면을 바로 열어요. 다른 문서처럼 한 건으로 세고, 다른 분에게는 가지 않아요.`}
      action={{ label: '보내고 서명하기', icon: <Send /> }}
      isBusy={send.isPending || isOpening}
      failure={send.error && getErrorMessage(send.error)}
      onConfirm={() => send.mutate()}
      onClose={onClose}
    />
  );
}
