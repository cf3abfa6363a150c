import { useMachine } from '@xstate/react';
import { checkDocumentMachine } from '../model/check-document.machine';
import { CheckView } from './check-view';

/**
 * Checks whether a PDF or a certificate number is genuine. Works without signing in. The number may come from a QR
 * code.
 */
export function CheckDocument({ certificateNo = '' }: { certificateNo?: string }) {
  const [state, send] = useMachine(checkDocumentMachine, { input: { certificateNo } });
  return <CheckView state={state.value} {...state.context} onEvent={send} />;
}
