import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the URL's anchor once the page has rendered, because the browser's own attempt comes too early. */
export function useShowAnchor(isShown: boolean) {
  const { hash } = useLocation();
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    const place = isShown && anchor !== '' ? document.getElementById(anchor) : null;
    place?.scrollIntoView();
    place?.focus({ preventScroll: true });
  }, [hash, isShown]);
}
