import type { Pen } from './make-annotation';

export const PEN_STYLES: Record<'ink' | 'highlight', Pen> = {
  ink: { color: [16, 17, 24], opacity: 1, thickness: 2 },
  highlight: { color: [255, 233, 138], opacity: 0.6, thickness: 12 },
};
