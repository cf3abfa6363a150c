import { createActorContext, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import {
  closeProviderWindow,
  isProviderHtml,
  listenForReturn,
  openProviderWindow,
  showProviderPage,
  startVerification,
  notifyOpener,
  verifyPhoneMachine,
} from '@/entities/phone-verification';
import { storeLanguage } from '@/entities/sign-contract';
import { ApiError } from '@/shared/api';
import { getIdentityOrigins } from '@/shared/config';
import { language } from '@/shared/i18n';
import { fromRequest } from '@/shared/lib/actors';
import { onReceiverTokenRejected } from '@/shared/session';
import { useLayout } from '@/shared/ui/layout/responsive';
import { consentStore } from '../api/consent-store';
import { verifyReceiverMachine } from '../model/verify-receiver.machine';
import type { VerifyReceiverEvent, VerifyReceiverInput } from '../model/verify-receiver.setup';
import type { IdentityStage } from './identity-view';

const ActorContext = createActorContext(verifyReceiverMachine);

/** Adds the actions that need a browser. A result that can't be verified counts as a failure of the provider. */
const inBrowser = verifyReceiverMachine.provide({
  actions: { rememberTicks: (_, { ticks }) => consentStore.write(ticks), forgetTicks: consentStore.remove },
  actors: {
    verifyPhone: verifyPhoneMachine.provide({
      actors: {
        startVerification: fromRequest(async ({ input, signal }) => {
          const html = await startVerification(input, signal);
          if (!isProviderHtml(html, getIdentityOrigins())) throw new ApiError('PROVIDER_FAILED');
          return html;
        }),
      },
      actions: {
        showProvider: (_, { html, place }) => showProviderPage(html, place, getIdentityOrigins()),
        closeProvider: closeProviderWindow,
        onChecked: ({ context }, { requestUuid, validity }) => {
          // Only the popup that the provider redirected to reports its result to the opener.
          if (context.place === 'page' && requestUuid && validity.parameterOption2 === 'popup')
            notifyOpener(requestUuid);
        },
      },
    }),
  },
});

type VerificationProps = { input: Omit<VerifyReceiverInput, 'ticks'>; children: ReactNode };

export function Verification({ input, children }: VerificationProps) {
  const [ticks] = useState(consentStore.read);
  return (
    <ActorContext.Provider logic={inBrowser} options={{ input: { ...input, ticks } }}>
      <Surroundings />
      {children}
    </ActorContext.Provider>
  );
}

/**
 * Forwards another window's result and the page's visibility to the machine, and saves a language chosen before the
 * receiver was known.
 */
function Surroundings() {
  const actorRef = ActorContext.useActorRef();
  const written = ActorContext.useSelector(({ context }) => context.letter?.language ?? null);
  useEffect(
    () => listenForReturn((requestUuid) => actorRef.send({ type: 'identity.returned', requestUuid })),
    [actorRef],
  );
  useEffect(() => onReceiverTokenRejected(() => actorRef.send({ type: 'refused' })), [actorRef]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && actorRef.send({ type: 'seen' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actorRef]);
  useEffect(() => {
    const chosen = language.chosen();
    // If this fails, later messages use the previous language until the link is opened again.
    if (written && chosen && chosen !== written) void storeLanguage(chosen).catch(() => null);
  }, [written]);
  return null;
}

const IDLE = { stage: 'idle', failure: null } as const;

/** The provider's window has its own machine while that step is active. */
function useIdentityWindow(): { stage: IdentityStage; failure: ApiError | null } {
  const child = ActorContext.useSelector(({ children }) => children.identity);
  const snapshot = useSelector(child, (current) => current);
  if (!snapshot || snapshot.value === 'deciding' || snapshot.value === 'verified')
    return snapshot ? { stage: 'checking', failure: null } : IDLE;
  return { stage: snapshot.value, failure: snapshot.context.failure };
}

export function useVerification() {
  const actorRef = ActorContext.useActorRef();
  const snapshot = ActorContext.useSelector((current) => current);
  const layout = useLayout();
  const send = useCallback((event: VerifyReceiverEvent) => actorRef.send(event), [actorRef]);
  return {
    snapshot,
    identity: useIdentityWindow(),
    send,
    /**
     * Must run in the click handler, because browsers block other popups. On a phone, the provider's page replaces this
     * one.
     */
    startIdentity: () => {
      const isPopupOpen = layout === 'desktop' && openProviderWindow();
      actorRef.send({ type: 'identity.begun', place: isPopupOpen ? 'popup' : 'page' });
    },
  };
}
