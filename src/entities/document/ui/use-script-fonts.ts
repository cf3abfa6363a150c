import { useEffect, useSyncExternalStore } from 'react';
import { countScriptFonts, loadScriptFonts, subscribeToScriptFonts } from '../model/script-fonts';

/** Loads the fonts for a value's scripts, and re-renders once they can measure it. */
export function useScriptFonts(value: string) {
  useSyncExternalStore(subscribeToScriptFonts, countScriptFonts);
  useEffect(() => loadScriptFonts(value), [value]);
}
