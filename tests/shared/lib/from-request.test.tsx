import { render, screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import { fromPromise, setup, type PromiseActorLogic } from 'xstate';
import { fromRequest } from '@/shared/lib/actors';

const machine = setup({ actors: { load: fromPromise<string>(async () => '') } }).createMachine({
  initial: 'loading',
  states: { loading: { invoke: { src: 'load', onDone: 'loaded', onError: 'failed' } }, loaded: {}, failed: {} },
});

/** Resolves in a later task, or rejects immediately when it is aborted, like fetch. */
const abortable = ({ signal }: { signal: AbortSignal }) =>
  new Promise<string>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    setTimeout(resolve, 0, 'answer');
  });

function Probe({ load }: { load: PromiseActorLogic<string> }) {
  const actorRef = useActorRef(machine.provide({ actors: { load } }));
  return <output>{useSelector(actorRef, (snapshot) => snapshot.value)}</output>;
}

it('survives the second mount of StrictMode', async () => {
  render(<Probe load={fromRequest(abortable)} />);
  expect(await screen.findByText('loaded')).toBeInTheDocument();
});

it('guards against what a bare fromPromise does there', async () => {
  render(<Probe load={fromPromise(abortable)} />);
  expect(await screen.findByText('failed')).toBeInTheDocument();
});
