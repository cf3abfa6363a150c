import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applyThemeChoice, readThemeChoice, saveThemeChoice, useTheme } from '@/shared/lib/theme';

const shownTheme = () => document.documentElement.dataset['theme'];

describe('theme choice', () => {
  it('follows the device until something is chosen', () => {
    applyThemeChoice();
    expect(readThemeChoice()).toBe('system');
    expect(shownTheme()).toBeUndefined();
  });

  it('keeps and shows what was chosen', () => {
    saveThemeChoice('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(readThemeChoice()).toBe('dark');
    expect(shownTheme()).toBe('dark');
  });

  it('leaves nothing behind when it follows the device again', () => {
    saveThemeChoice('dark');
    saveThemeChoice('system');
    expect(localStorage.getItem('theme')).toBeNull();
    expect(shownTheme()).toBeUndefined();
  });

  it('takes an unknown stored value for no choice', () => {
    localStorage.setItem('theme', 'sepia');
    expect(readThemeChoice()).toBe('system');
  });

  it('still changes the page when storage is closed', () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    saveThemeChoice('light');
    expect(shownTheme()).toBe('light');
    closed.mockRestore();
  });
});

describe('useTheme', () => {
  it('renders anew when this tab chooses', () => {
    const { result } = renderHook(() => useTheme());
    act(() => result.current[1]('dark'));
    expect(result.current[0]).toBe('dark');
  });

  it('follows a choice made in another tab', () => {
    const { result } = renderHook(() => useTheme());
    act(() => {
      localStorage.setItem('theme', 'light');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
    expect(result.current[0]).toBe('light');
    expect(shownTheme()).toBe('light');
  });
});
