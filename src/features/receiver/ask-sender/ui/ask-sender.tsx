import { lazy, Suspense } from 'react';
import type { AskSenderDialogProps } from './ask-sender-dialog';

const Dialog = lazy(async () => {
  const { AskSenderDialog } = await import('./ask-sender-dialog');
  return { default: AskSenderDialog };
});

/** Loads the dialog when it opens, because few receivers need it. */
export const AskSender = (props: AskSenderDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
