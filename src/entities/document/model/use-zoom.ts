import { useState } from 'react';
import type { ZoomFit } from './zoom';

/** The pages fit the view until the reader zooms. */
export function useZoom(initial: ZoomFit | null, widest = Infinity) {
  const [{ zoom, fitted }, setState] = useState({ zoom: 1, fitted: initial });
  return {
    zoom,
    fitted,
    zoomTo: (next: number) => setState({ zoom: next, fitted: null }),
    fitTo: (next: ZoomFit) => setState((held) => ({ ...held, fitted: next })),
    onFitted: (next: number) =>
      setState((held) => {
        const zoom = Math.min(next, widest);
        return held.zoom === zoom ? held : { ...held, zoom };
      }),
  };
}
