import { useEffect, useRef, type ComponentProps } from 'react';
import { VISIBLE_HEIGHT } from './visible-height';

/**
 * Knows how much of the window an on-screen keyboard leaves. `100dvh` does not shrink for it in every browser, in
 * particular inside messengers, and the keyboard would cover what is docked at the bottom.
 */
export function VisibleFrame(attributes: ComponentProps<'div'>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => frame.current?.style.setProperty(VISIBLE_HEIGHT, `${Math.round(viewport.height)}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return <div {...attributes} ref={frame} />;
}
