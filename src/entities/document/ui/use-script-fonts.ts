import { useEffect, useSyncExternalStore } from 'react';
import { countScriptFonts, loadScriptFonts, subscribeToScriptFonts } from '../model/script-fonts';

/** Loads the fonts for the value's scripts, and re-renders once the value can be measured with them. */
export function useScriptFonts(value: string) {
  useSyncExternalStore(subscribeToScriptFonts, countScriptFonts);
  useEffect(() => loadScriptFonts(value), [value]);
}
