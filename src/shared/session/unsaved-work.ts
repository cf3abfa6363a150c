import { useEffect } from 'react';

const works = new Set<object>();

/** Work in this tab that would be lost if the page were left, such as after the session has ended. */
export const unsavedWork = {
  exists: () => works.size > 0,
  add(): () => void {
    const work = {};
    works.add(work);
    return () => void works.delete(work);
  },
};

export function useUnsavedWork(isUnsaved: boolean) {
  useEffect(() => (isUnsaved ? unsavedWork.add() : undefined), [isUnsaved]);
}
