import { useState, useSyncExternalStore } from 'react';

let isPressed = false;
const listeners = new Set<() => void>();

const press = ({ button }: MouseEvent) => {
  isPressed = button === 0;
};
/** Waits for the click that belongs to the press, which the browser sends in the same task. */
const release = () =>
  setTimeout(() => {
    isPressed = false;
    for (const tell of listeners) tell();
  });

let isListening = false;
/** Machine tests import fields without a window. */
function listen() {
  if (isListening) return;
  isListening = true;
  // A finger presses twice: its mouse events, which move the focus, follow its pointer events.
  for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, press, true);
  for (const type of ['pointerup', 'pointercancel', 'mouseup'] as const) window.addEventListener(type, release, true);
}

const subscribe = (listener: () => void) => {
  listen();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Returns whether an error has to wait for the end of a press. A press on a button moves the focus, which can make an
 * error appear above the button and push it away from under the pointer, so that nothing is clicked.
 */
export function useHeldBack(isWrong: boolean): boolean {
  const [wasWrong, setWasWrong] = useState(isWrong);
  const isHeldBack = useSyncExternalStore(subscribe, () => isPressed && isWrong && !wasWrong);
  if (!isHeldBack && wasWrong !== isWrong) setWasWrong(isWrong);
  return isHeldBack;
}
