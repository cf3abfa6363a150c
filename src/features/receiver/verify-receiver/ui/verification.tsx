import { createActorContext, useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import {
  closeProviderWindow,
  isProviderHtml,
  listenForReturn,
  openProviderWindow,
  showProvider,
  startVerification,
  tellOpener,
  verifyPhoneMachine,
} from '@/entities/phone-verification';
import { ApiError } from '@/shared/api';
import { identityOrigins } from '@/shared/config';
import { language } from '@/shared/i18n';
import { fromRequest } from '@/shared/lib/actors';
import { onReceiverRefused } from '@/shared/session';
import { useLayout } from '@/shared/ui/layout/responsive';
import { keptTicks } from '../api/kept-ticks';
import { verifyReceiverMachine } from '../model/verify-receiver.machine';
import type { VerifyReceiverEvent, VerifyReceiverInput } from '../model/verify-receiver.setup';
import type { IdentityStage } from './identity-view';

const ActorContext = createActorContext(verifyReceiverMachine);

/** The provider's window as a browser has it: what cannot be trusted is a provider that failed. */
const inBrowser = verifyReceiverMachine.provide({
  actions: { rememberTicks: (_, { ticks }) => keptTicks.write(ticks), forgetTicks: keptTicks.remove },
  actors: {
    verifyPhone: verifyPhoneMachine.provide({
      actors: {
        startVerification: fromRequest(async ({ input, signal }) => {
          const html = await startVerification(input, signal);
          if (!isProviderHtml(html, identityOrigins())) throw new ApiError('PROVIDER_FAILED');
          return html;
        }),
      },
      actions: {
        showProvider: (_, { html, place }) => showProvider(html, place, identityOrigins()),
        closeProvider: closeProviderWindow,
        onChecked: ({ context }, { requestUuid, validity }) => {
          // Only the window that the provider came back into hands anything over.
          if (context.place === 'page' && requestUuid && validity.parameterOption2 === 'popup') tellOpener(requestUuid);
        },
      },
    }),
  },
});

type VerificationProps = { input: Omit<VerifyReceiverInput, 'ticks'>; children: ReactNode };

/** The way of one receiver, above all of its pages. */
export function Verification({ input, children }: VerificationProps) {
  const [ticks] = useState(keptTicks.read);
  return (
    <ActorContext.Provider logic={inBrowser} options={{ input: { ...input, ticks } }}>
      <Surroundings />
      {children}
    </ActorContext.Provider>
  );
}

/** What happens beside the pages: another window came back, the page is seen again, the server refused a token, the letter names a language. */
function Surroundings() {
  const actorRef = ActorContext.useActorRef();
  const proposed = ActorContext.useSelector(({ context }) => context.letter?.language ?? null);
  useEffect(
    () => listenForReturn((requestUuid) => actorRef.send({ type: 'identity.returned', requestUuid })),
    [actorRef],
  );
  useEffect(() => onReceiverRefused(() => actorRef.send({ type: 'refused' })), [actorRef]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && actorRef.send({ type: 'seen' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actorRef]);
  useEffect(() => {
    if (proposed) language.propose(proposed);
  }, [proposed]);
  return null;
}

const IDLE = { stage: 'idle', failure: null } as const;

/** How far the provider's window is: a machine of its own, as long as that step is the present one. */
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
    /** A browser opens a window only inside the click itself. On a phone the provider takes this very page. */
    startIdentity: () => {
      const isPopupOpen = layout === 'desktop' && openProviderWindow();
      actorRef.send({ type: 'identity.begun', place: isPopupOpen ? 'popup' : 'page' });
    },
  };
}
