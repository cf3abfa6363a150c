import { createContext, use } from 'react';
import { floating } from './layer.css';

const LayerContext = createContext<keyof typeof floating>('page');

export const DialogLayer = LayerContext;

/** The class that puts a menu, list or calendar above the layer that opened it. */
export const useFloatingLayer = (): string => floating[use(LayerContext)];

/** Marks elements that use Escape themselves, so that the layer around them stays open. */
export const KEEPS_ESCAPE = { 'data-keeps-escape': true } as const;
export const keepsEscape = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-keeps-escape]') !== null;

/** Whether a dialog or sheet covers the page. The focus alone does not tell: it may have fallen back to the body. */
export const isLayerOpen = () =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]') !== null;
