import { useMachine } from '@xstate/react';
import { checkDocumentMachine } from '../model/check-document.machine';
import { CheckView } from './check-view';

/** Checks whether a PDF or certificate number is genuine. No sign-in needed. The number may come from a QR code. */
export function CheckDocument({ certificateNo = '' }: { certificateNo?: string }) {
  const [state, send] = useMachine(checkDocumentMachine, { input: { certificateNo } });
  return <CheckView state={state.value} {...state.context} onEvent={send} />;
}
