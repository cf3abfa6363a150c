import { useEffect } from 'react';
import { font } from '@/shared/styles';

/** A table of sentences, or a part of one. */
type Sentences = string | readonly Sentences[] | { readonly [key: string]: Sentences };

const textOf = (sentences: Sentences): string =>
  typeof sentences === 'string' ? sentences : Object.values(sentences).map(textOf).join('');

/**
 * Hangul comes in slices, each when it is first shown. What is said once the connection is lost has to be there before:
 * on a machine without Korean letters it would be boxes.
 */
export function useReadyWords(sentences: Sentences) {
  const letters = [...new Set(textOf(sentences))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // A slice that does not come now may come with its words.
    document.fonts.load(`16px ${font.sans}`, letters).catch(() => []);
  }, [letters]);
}
