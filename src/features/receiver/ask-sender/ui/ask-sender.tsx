import { lazy, Suspense } from 'react';
import type { AskSenderDialogProps } from './ask-sender-dialog';

const Dialog = lazy(async () => {
  const { AskSenderDialog } = await import('./ask-sender-dialog');
  return { default: AskSenderDialog };
});

/** The dialog comes when somebody wants it: few do, and the first page does not wait for it. */
export const AskSender = (props: AskSenderDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
