/**
 * Features that some supported browsers lack, or that any browser lacks over plain HTTP, with code that removes them.
 */
export const MISSING: readonly { name: string; where: string; takeAway: () => void }[] = [
  {
    name: 'PointerEvent.getCoalescedEvents',
    where: 'Safari below 18.2; plain http',
    takeAway: () => Reflect.deleteProperty(PointerEvent.prototype, 'getCoalescedEvents'),
  },
  {
    name: 'AbortSignal.any',
    where: 'Safari below 17.4, Chrome below 116, Firefox below 124',
    takeAway: () => Reflect.deleteProperty(AbortSignal, 'any'),
  },
  {
    name: 'URL.canParse, URL.parse',
    where: 'Safari below 17, Chrome below 120',
    takeAway: () => ['canParse', 'parse'].forEach((name) => Reflect.deleteProperty(URL, name)),
  },
  {
    name: 'Intl.Segmenter',
    where: 'Firefox below 125',
    takeAway: () => Reflect.deleteProperty(Intl, 'Segmenter'),
  },
  {
    name: 'popover',
    where: 'Safari below 17, Chrome below 114, Firefox below 125',
    takeAway: () =>
      ['popover', 'showPopover', 'hidePopover', 'togglePopover'].forEach((name) =>
        Reflect.deleteProperty(HTMLElement.prototype, name),
      ),
  },
  {
    name: 'Promise.withResolvers',
    where: 'Safari below 17.4, Chrome below 119, Firefox below 121',
    takeAway: () => Reflect.deleteProperty(Promise, 'withResolvers'),
  },
  {
    name: 'requestIdleCallback',
    where: 'every Safari',
    takeAway: () =>
      ['requestIdleCallback', 'cancelIdleCallback'].forEach((name) => Reflect.deleteProperty(window, name)),
  },
  {
    name: 'navigator.clipboard',
    where: 'plain http',
    takeAway: () => Reflect.deleteProperty(Navigator.prototype, 'clipboard'),
  },
  {
    name: 'navigator.locks',
    where: 'plain http',
    takeAway: () => Reflect.deleteProperty(Navigator.prototype, 'locks'),
  },
  {
    name: 'crypto.subtle, crypto.randomUUID',
    where: 'plain http',
    takeAway: () => ['subtle', 'randomUUID'].forEach((name) => Reflect.deleteProperty(Crypto.prototype, name)),
  },
  {
    name: 'indexedDB',
    where: 'private windows of some browsers',
    takeAway: () => Reflect.deleteProperty(window, 'indexedDB'),
  },
];
