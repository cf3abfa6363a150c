import { useEffect } from 'react';
import { font } from '@/shared/styles';
import { loadGlyphs } from './load-glyphs';

/** A set of texts, or a part of one. */
type Sentences = string | readonly Sentences[] | { readonly [key: string]: Sentences };

const textOf = (sentences: Sentences): string =>
  typeof sentences === 'string' ? sentences : Object.values(sentences).map(textOf).join('');

/**
 * The fonts are split into files that load on first use. Offline messages need theirs in advance, or they would show
 * boxes on a device without Korean fonts.
 */
export function usePreloadedGlyphs(sentences: Sentences) {
  const characters = [...new Set(textOf(sentences))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // If a file fails to load now, it may load later together with its text.
    loadGlyphs(document.fonts, font.sans.split(', '), characters).catch(() => []);
  }, [characters]);
}
