import { useMachine } from '@xstate/react';
import { checkDocumentMachine } from '../model/check-document.machine';
import { CheckView } from './check-view';

/** Anybody's question whether a PDF, or a certificate's number, is one of ours. The number may come from a QR. */
export function CheckDocument({ certificateNo = '' }: { certificateNo?: string }) {
  const [state, send] = useMachine(checkDocumentMachine, { input: { certificateNo } });
  return <CheckView state={state.value} {...state.context} onEvent={send} />;
}
