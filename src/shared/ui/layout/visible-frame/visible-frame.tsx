import { useEffect, useRef, type ComponentProps } from 'react';
import { VISIBLE_HEIGHT } from './visible-height';

/**
 * Tracks the part of the window above the on-screen keyboard. Some browsers, especially in messaging apps, don't shrink
 * `100dvh`, so the keyboard would cover anything fixed to the bottom.
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
