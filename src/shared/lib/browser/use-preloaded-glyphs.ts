import { useEffect } from 'react';
import { font } from '@/shared/styles';

/** A set of texts, or part of one. */
type Sentences = string | readonly Sentences[] | { readonly [key: string]: Sentences };

const textOf = (sentences: Sentences): string =>
  typeof sentences === 'string' ? sentences : Object.values(sentences).map(textOf).join('');

/**
 * The Hangul font is split into slices that load on first use. Offline messages need theirs in advance, or they would
 * show boxes on a device without Korean fonts.
 */
export function usePreloadedGlyphs(sentences: Sentences) {
  const letters = [...new Set(textOf(sentences))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // A slice that fails now may load later with its text.
    document.fonts.load(`16px ${font.sans}`, letters).catch(() => []);
  }, [letters]);
}
