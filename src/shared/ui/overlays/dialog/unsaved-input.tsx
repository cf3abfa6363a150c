import { createContext, use, useEffect } from 'react';

/** Counts an input with unsaved text in the dialog around it, until the returned function is called. */
export const UnsavedInputs = createContext<() => () => void>(() => () => {});

/**
 * Makes the dialog around an input ask before closing while the input has text that isn't saved, so that dialogs don't
 * need to know what their inputs contain.
 */
export function useUnsavedInput(isUnsaved: boolean) {
  const count = use(UnsavedInputs);
  useEffect(() => (isUnsaved ? count() : undefined), [count, isUnsaved]);
}
