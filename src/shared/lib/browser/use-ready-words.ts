import { useEffect } from 'react';
import { font } from '@/shared/styles';

/** A table of texts, or a part of one. */
type Sentences = string | readonly Sentences[] | { readonly [key: string]: Sentences };

const textOf = (sentences: Sentences): string =>
  typeof sentences === 'string' ? sentences : Object.values(sentences).map(textOf).join('');

/**
 * The Hangul font comes in slices, each loaded when it is first shown. Texts for a lost connection need theirs in
 * advance, because they would be boxes on a machine without Korean fonts.
 */
export function useReadyWords(sentences: Sentences) {
  const letters = [...new Set(textOf(sentences))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // A slice that fails now may load together with its text.
    document.fonts.load(`16px ${font.sans}`, letters).catch(() => []);
  }, [letters]);
}
