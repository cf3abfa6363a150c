import { createContext, use, type ReactNode } from 'react';
import { Button } from '@/shared/ui/actions/button';

/** What closing the dialog does, which first asks if its form has unsaved input. */
export const CloseRequest = createContext<() => void>(() => {});

/** The secondary button of a form. Closes the dialog like Escape and the cross do. */
export const DialogCancel = ({ children }: { children: ReactNode }) => (
  <Button variant="secondary" size="lg" onClick={use(CloseRequest)}>
    {children}
  </Button>
);
