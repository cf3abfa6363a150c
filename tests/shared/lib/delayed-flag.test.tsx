import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedFlag } from '@/shared/lib/delayed-flag';

const advance = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const render = () => renderHook(({ active }) => useDelayedFlag(active), { initialProps: { active: true } });

describe('useDelayedFlag', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows nothing before 300 ms', () => {
    const { result } = render();
    advance(299);
    expect(result.current).toBe(false);
    advance(1);
    expect(result.current).toBe(true);
  });

  it('never shows a wait that ends sooner', () => {
    const { result, rerender } = render();
    advance(200);
    rerender({ active: false });
    advance(1000);
    expect(result.current).toBe(false);
  });

  it('stays for at least 400 ms once shown', () => {
    const { result, rerender } = render();
    advance(300);
    advance(100);
    rerender({ active: false });
    advance(299);
    expect(result.current).toBe(true);
    advance(1);
    expect(result.current).toBe(false);
  });
});
