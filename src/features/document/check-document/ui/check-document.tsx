import { useMachine } from '@xstate/react';
import { checkDocumentMachine } from '../model/check-document.machine';
import { CheckView } from './check-view';

/** Checks a PDF or a certificate number, which may come from a QR code, without signing in. */
export function CheckDocument({ certificateNo = '' }: { certificateNo?: string }) {
  const [state, send] = useMachine(checkDocumentMachine, { input: { certificateNo } });
  return <CheckView state={state.value} {...state.context} onEvent={send} />;
}
