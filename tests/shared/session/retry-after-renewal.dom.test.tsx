import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sessionRenewal, unsavedWork, useRetryAfterRenewal, useUnsavedWork } from '@/shared/session';

it('retries what could not be saved once the user has signed in again', () => {
  const send = vi.fn();
  const { unmount } = renderHook(() => useRetryAfterRenewal({ send }));
  sessionRenewal.ask();
  expect(sessionRenewal.isAsked()).toBe(true);
  expect(send).not.toHaveBeenCalled();
  sessionRenewal.finish();
  expect(sessionRenewal.isAsked()).toBe(false);
  expect(send.mock.calls).toEqual([[{ type: 'retry' }]]);
  unmount();
  sessionRenewal.finish();
  expect(send).toHaveBeenCalledOnce();
});

it('knows of unsaved work until it is saved or gone', () => {
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useUnsavedWork(isUnsaved), {
    initialProps: { isUnsaved: true },
  });
  const other = renderHook(() => useUnsavedWork(true));
  rerender({ isUnsaved: false });
  expect(unsavedWork.exists()).toBe(true);
  other.unmount();
  expect(unsavedWork.exists()).toBe(false);
  rerender({ isUnsaved: true });
  expect(unsavedWork.exists()).toBe(true);
  unmount();
  expect(unsavedWork.exists()).toBe(false);
});
