import { lazy, Suspense } from 'react';
import type { AskSenderDialogProps } from './ask-sender-dialog';

const Dialog = lazy(async () => {
  const { AskSenderDialog } = await import('./ask-sender-dialog');
  return { default: AskSenderDialog };
});

/** Loads the dialog when it is opened. Few receivers need it, so it shouldn't slow down the first page. */
export const AskSender = (props: AskSenderDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
