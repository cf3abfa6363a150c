import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  closeProviderWindow,
  listenForReturn,
  openProviderWindow,
  showProviderPage,
  notifyOpener,
  verifyPhoneMachine,
  type VerificationPurpose,
} from '@/entities/phone-verification';
import { userQueries } from '@/entities/user';
import { getIdentityOrigins } from '@/shared/config';
import { toast } from '@/shared/ui/feedback/toast';
import { useLayout } from '@/shared/ui/layout/responsive';
import { VerifyPhoneView } from './verify-phone-view';

type VerifyPhoneProps = {
  userUuid: string;
  purpose: VerificationPurpose;
  /** The path that the provider redirects to. Its page renders this component. */
  callbackPath: string;
  requestUuid: string | null;
  onVerified: () => void;
};

export function VerifyPhone({ userUuid, purpose, callbackPath, requestUuid, onVerified }: VerifyPhoneProps) {
  const queryClient = useQueryClient();
  const layout = useLayout();
  const isReturn = requestUuid !== null;
  const actorRef = useActorRef(
    verifyPhoneMachine.provide({
      actions: {
        showProvider: (_, { html, place }) => {
          if (!showProviderPage(html, place, getIdentityOrigins())) toast.error();
        },
        closeProvider: closeProviderWindow,
        onChecked: (_, { validity, requestUuid: checked }) => {
          if (isReturn && checked && validity.parameterOption2 === 'popup') notifyOpener(checked);
        },
        onVerified: () => {
          void queryClient.invalidateQueries({ queryKey: userQueries.all() });
          onVerified();
        },
      },
    }),
    { input: { userUuid, purpose, callbackUrl: new URL(callbackPath, location.origin).href, requestUuid } },
  );
  const snapshot = useSelector(actorRef, (current) => current);

  useEffect(
    () => listenForReturn((returned) => actorRef.send({ type: 'returned', requestUuid: returned })),
    [actorRef],
  );

  const start = () => {
    const isPopupOpen = layout === 'desktop' && openProviderWindow();
    actorRef.send({ type: 'start', place: isPopupOpen ? 'popup' : 'page' });
  };

  return <VerifyPhoneView snapshot={snapshot} onStart={start} onRetry={() => actorRef.send({ type: 'retry' })} />;
}
