import { createActor, fromCallback, fromPromise, type AnyEventObject } from 'xstate';
import type { SignOutcome } from '@/entities/sign-contract';
import { createValueStore } from '@/features/receiver/sign-document/api/kept-values';
import { sendUnsent } from '@/features/receiver/sign-document/api/send-unsent';
import type { WriterTabInput } from '@/features/receiver/sign-document/model/writer-tab';
import { signDocumentMachine } from '@/features/receiver/sign-document/model/sign-document.machine';
import type { SignDocumentEvent } from '@/features/receiver/sign-document/model/sign-document.types';
import type { Device } from './device.ts';
import type { Network } from './network.ts';
import type { RuleServer } from './rule-server.ts';
import type { VirtualClock } from './virtual-clock.ts';

const OUTCOME: SignOutcome = { state: 'SIGNED', contractStatus: 'IN_PROGRESS', sealState: 'PENDING', waitsFor: [] };

export type Browser = { device: Device; tabs: Set<(message: object) => void> };
/** Changes the machine to inject a bug. The default is the machine as it is. */
export type Change = (machine: typeof signDocumentMachine) => typeof signDocumentMachine;
type World = { clock: VirtualClock; network: Network; server: RuleServer; browser: Browser; change: Change };

export function openTab({ clock, network, server, browser, change }: World) {
  const connection = browser.device.connect();
  const keptValues = createValueStore(connection.stores);
  const sendCalls = (signal: AbortSignal) => ({
    putAnnotations: () => Promise.reject(new Error('Nothing is drawn.')),
    putValues: (body: Parameters<RuleServer['putValues']>[0]) => network.ask(() => server.putValues(body), signal),
    keepMark: (mark: Parameters<RuleServer['keepMark']>[0]) => network.ask(() => server.keepMark(mark), signal),
  });
  const actor = createActor(
    change(signDocumentMachine).provide({
      actors: {
        open: fromPromise(async ({ signal }) => {
          const contract = await network.ask(() => server.read(null), signal);
          return { contract, kept: await keptValues.read(contract.me.receiverUuid) };
        }),
        read: fromPromise(({ signal }) => network.ask(() => server.read(null), signal)),
        view: fromPromise(() => Promise.resolve(null)),
        save: fromPromise(({ input, signal }) => sendUnsent(input, signal, sendCalls(signal))),
        finish: fromPromise(({ input, signal }) =>
          network.ask(() => {
            server.complete(input.contract?.draft.version ?? 0);
            return OUTCOME;
          }, signal),
        ),
        seat: playedSeat(clock, browser),
      },
      actions: {
        keepLocally: (_, { receiverUuid, kept }) => keptValues.write(receiverUuid, kept),
        forgetLocally: (_, { receiverUuid }) => {
          if (receiverUuid !== null) keptValues.remove(receiverUuid);
        },
      },
    }),
    { input: { opening: null }, clock },
  );
  actor.start();
  return {
    getSnapshot: () => actor.getSnapshot(),
    send: (event: SignDocumentEvent) => actor.send(event),
    close: () => {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'flush' });
      actor.stop();
      connection.close();
    },
  };
}

export type Tab = ReturnType<typeof openTab>;

/** Coordinates the tabs of a simulated browser, where messages between tabs take a moment. */
const playedSeat = (clock: VirtualClock, browser: Browser) =>
  fromCallback<AnyEventObject, WriterTabInput>(({ sendBack, receive }) => {
    let answer: ((message: object) => void) | null = null;
    const hear = (message: object) => {
      if ('kept' in message) return sendBack({ type: 'handed', kept: message.kept });
      if ('from' in message && typeof message.from === 'function') {
        const { from } = message;
        answer = (kept) => from(kept);
      }
      sendBack({ type: 'taken' });
    };
    const tell = (hearer: (message: object) => void, message: object) =>
      clock.setTimeout(() => browser.tabs.has(hearer) && hearer(message), 5);
    const take = () => {
      for (const other of browser.tabs) if (other !== hear) tell(other, { from: (kept: object) => tell(hear, kept) });
    };
    receive((command) => (command.type === 'take' ? take() : answer?.({ kept: structuredClone(command['kept']) })));
    browser.tabs.add(hear);
    take();
    return () => browser.tabs.delete(hear);
  });
