import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to the URL's anchor and focuses it, because the browser's own attempt comes before there is any content. Call
 * this in the component that contains the anchors: a skeleton may stay for a moment after the content was loaded.
 */
export function useShowAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    const place = anchor === '' ? null : document.getElementById(anchor);
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash]);
}
