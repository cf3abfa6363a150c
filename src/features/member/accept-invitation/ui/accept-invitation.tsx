import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import type { InvitationLink } from '@/entities/member';
import { beginSession } from '@/shared/api';
import { tokenStorage } from '@/shared/session';
import { acceptInvitationMachine } from '../model/accept-invitation.machine';
import { InvitationView } from './invitation-view';

type AcceptInvitationProps = {
  link: InvitationLink;
  signedInEmail: string | null;
  /** The page frame, whose heading shows the organisation's name once it has loaded. */
  frame: React.ComponentType<{ organizationName: string | null; children: React.ReactNode }>;
  onAccepted: () => void;
  onSignIn: () => void;
  onSignOut: () => void;
};

export function AcceptInvitation({
  link,
  signedInEmail,
  frame: Frame,
  onAccepted,
  onSignIn,
  onSignOut,
}: AcceptInvitationProps) {
  const queryClient = useQueryClient();
  const actorRef = useActorRef(
    acceptInvitationMachine.provide({
      actions: {
        onAccepted: (_, { tokens }) => {
          if (!signedInEmail) tokenStorage.keep(false);
          void beginSession(tokens);
          queryClient.clear();
          onAccepted();
        },
      },
    }),
    { input: { link, signedInEmail } },
  );
  const snapshot = useSelector(actorRef, (current) => current);

  return (
    <Frame organizationName={snapshot.context.invitation?.organizationName ?? null}>
      <InvitationView
        snapshot={snapshot}
        onAccept={() => actorRef.send({ type: 'accept' })}
        onAccount={(account) => actorRef.send({ type: 'account.given', account })}
        onRetry={() => actorRef.send({ type: 'retry' })}
        onSignIn={onSignIn}
        onSignOut={onSignOut}
      />
    </Frame>
  );
}
