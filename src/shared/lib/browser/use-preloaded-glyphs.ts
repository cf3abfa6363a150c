import { useEffect } from 'react';
import { font } from '@/shared/styles';
import { loadGlyphs } from './load-glyphs';

type Sentences = string | readonly Sentences[] | { readonly [key: string]: Sentences };

const textOf = (sentences: Sentences): string =>
  typeof sentences === 'string' ? sentences : Object.values(sentences).map(textOf).join('');

/**
 * Loads the font files for a set of messages. Without them, offline messages show boxes on a device without Korean
 * fonts.
 */
export function usePreloadedGlyphs(sentences: Sentences) {
  const characters = [...new Set(textOf(sentences))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // A file that fails to load now may still load together with its text.
    loadGlyphs(document.fonts, font.sans.split(', '), characters).catch(() => []);
  }, [characters]);
}
