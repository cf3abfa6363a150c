import { useEffect } from 'react';
import { font } from '@/shared/styles';

/**
 * Hangul comes in slices, each when it is first shown. What is said once the connection is lost has to be there before:
 * on a machine without Korean letters it would be boxes.
 */
export function useReadyWords(words: readonly string[]) {
  const letters = [...new Set(words.join(''))].toSorted().join('');
  useEffect(() => {
    if (!('fonts' in document)) return;
    // A slice that does not come now may come with its words.
    document.fonts.load(`16px ${font.sans}`, letters).catch(() => []);
  }, [letters]);
}
