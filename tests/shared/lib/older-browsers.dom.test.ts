import { afterEach, expect, it, vi } from 'vitest';
import { copyToClipboard, getCoalescedPoints } from '@/shared/lib/browser';

const pointer = Object.getOwnPropertyDescriptors(PointerEvent.prototype);
afterEach(() => {
  Object.defineProperties(PointerEvent.prototype, pointer);
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
});

it('takes the last place of a pointer where the browser tells of no others', () => {
  Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents');
  const event = new PointerEvent('pointermove');
  expect(getCoalescedPoints(event)).toEqual([event]);
  const between = new PointerEvent('pointermove');
  expect(getCoalescedPoints(Object.assign(event, { getCoalescedEvents: () => [between, event] }))).toEqual([
    between,
    event,
  ]);
  expect(getCoalescedPoints(Object.assign(event, { getCoalescedEvents: () => [] }))).toEqual([event]);
});

it('copies what is selected where the page has no clipboard, and gives the focus back', async () => {
  document.body.innerHTML = '<div role="dialog"><button>복사</button></div>';
  const button = document.querySelector('button');
  button?.focus();
  const copied: string[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.activeElement;
      if (field instanceof HTMLTextAreaElement && field.closest('[role=dialog]')) copied.push(field.value);
      return true;
    },
  });
  vi.stubGlobal('navigator', {});
  expect(await copyToClipboard('https://dojang.example/a')).toBe(true);
  expect(copied).toEqual(['https://dojang.example/a']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

it('says so where nothing could be copied', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyToClipboard('https://dojang.example/a')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('Refused.')) } });
  expect(await copyToClipboard('https://dojang.example/a')).toBe(false);
});
