import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { beginSession } from '@/shared/api';
import { tokenStorage } from '@/shared/session';
import { Dialog } from '@/shared/ui/overlays/dialog';
import { signUpMachine } from '../model/sign-up.machine';
import { SignUpView } from './sign-up-view';

type SignUpDialogProps = { onClose: () => void; onSignedUp: () => void };

export function SignUpDialog({ onClose, onSignedUp }: SignUpDialogProps) {
  const queryClient = useQueryClient();
  const actorRef = useActorRef(
    signUpMachine.provide({
      actions: {
        onSignedUp: (_, { tokens }) => {
          tokenStorage.keep(false);
          void beginSession(tokens);
          queryClient.clear();
          onSignedUp();
        },
      },
    }),
  );
  const snapshot = useSelector(actorRef, (current) => current);
  const isBegun = !snapshot.hasTag('email') && snapshot.status === 'active';

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(snapshot)}
      description="가입은 1분이면 끝나요."
      dirty={isBegun}
    >
      <SignUpView
        snapshot={snapshot}
        onEmail={(email) => actorRef.send({ type: 'email.given', email })}
        onCode={(code) => actorRef.send({ type: 'code.given', code })}
        onCodeAgain={() => actorRef.send({ type: 'code.askedAgain' })}
        onDetails={(details) => actorRef.send({ type: 'details.given', details })}
        onBack={() => actorRef.send({ type: 'back' })}
      />
    </Dialog>
  );
}

function titleOf(snapshot: { hasTag: (tag: 'code' | 'details') => boolean }) {
  if (snapshot.hasTag('details')) return '마지막이에요. 어떻게 부를까요?';
  return snapshot.hasTag('code') ? '메일로 받은 번호를 적어주세요' : '가입하기';
}
