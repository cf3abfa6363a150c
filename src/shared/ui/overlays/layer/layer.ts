import { createContext, use } from 'react';
import { floating } from './layer.css';

const LayerContext = createContext<keyof typeof floating>('page');

export const DialogLayer = LayerContext;

/** Returns the class that puts a menu, list or calendar above the layer that opened it. */
export const useFloatingLayer = (): string => floating[use(LayerContext)];

/** Marks elements that handle Escape themselves, so that it doesn't close the surrounding layer. */
export const HANDLES_ESCAPE = { 'data-keeps-escape': true } as const;
export const handlesEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keeps-escape]') !== null;

/** True if a dialog or sheet covers the page. Focus can't tell, because it may have fallen back to the body. */
export const isLayerOpen = () =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
