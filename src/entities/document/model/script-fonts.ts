import { setShapedMeasure } from '#rules/character-widths.ts';
import { needsShaping, splitByScript, type ShapedScript } from '#rules/shaped-text.ts';
import { toFamily } from './script-families';

const FILES: Readonly<Record<ShapedScript, string>> = {
  Arab: new URL('../../../../fonts/web/scripts/NotoNaskhArabic-Regular.woff2', import.meta.url).href,
  Beng: new URL('../../../../fonts/web/scripts/NotoSansBengali-Regular.woff2', import.meta.url).href,
  Deva: new URL('../../../../fonts/web/scripts/NotoSansDevanagari-Regular.woff2', import.meta.url).href,
  Khmr: new URL('../../../../fonts/web/scripts/NotoSansKhmer-Regular.woff2', import.meta.url).href,
  Laoo: new URL('../../../../fonts/web/scripts/NotoSansLao-Regular.woff2', import.meta.url).href,
  Mymr: new URL('../../../../fonts/web/scripts/NotoSansMyanmar-Regular.woff2', import.meta.url).href,
  Sinh: new URL('../../../../fonts/web/scripts/NotoSansSinhala-Regular.woff2', import.meta.url).href,
  Taml: new URL('../../../../fonts/web/scripts/NotoSansTamil-Regular.woff2', import.meta.url).href,
  Thai: new URL('../../../../fonts/web/scripts/NotoSansThai-Regular.woff2', import.meta.url).href,
};
const PER_EM = 1000;

const loading = new Set<ShapedScript>();
const loaded = new Set<ShapedScript>();
const listeners = new Set<() => void>();
let pen: CanvasRenderingContext2D | null = null;

/** Loads the fonts for the text's scripts. Until then, the screen uses estimated widths and the system font. */
export function loadScriptFonts(text: string) {
  for (const { script } of needsShaping(text) ? splitByScript(text) : []) {
    if (script && script !== 'Latn' && !loading.has(script)) void loadFont(script);
  }
}

async function loadFont(script: ShapedScript) {
  loading.add(script);
  const font = new FontFace(toFamily(script), `url(${FILES[script]})`);
  document.fonts.add(font);
  try {
    await font.load();
  } catch {
    // Lets the next value in this script try again.
    loading.delete(script);
    return;
  }
  loaded.add(script);
  setShapedMeasure(measure);
  for (const listener of listeners) listener();
}

function measure(text: string, script: ShapedScript | 'Latn'): number | null {
  if (script === 'Latn' || !loaded.has(script)) return null;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return null;
  pen.font = `${PER_EM}px '${toFamily(script)}'`;
  return pen.measureText(text).width / PER_EM;
}

export function subscribeToScriptFonts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const countScriptFonts = () => loaded.size;
