import { createContext, use } from 'react';
import { floating } from './layer.css';

const LayerContext = createContext<keyof typeof floating>('page');

export const DialogLayer = LayerContext;

/** The class that puts a menu, list or calendar above the layer it was opened from. */
export const useFloatingLayer = (): string => floating[use(LayerContext)];
