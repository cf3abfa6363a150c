import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/styles';

const breathe = keyframes({ '50%': { opacity: 0.6 } });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 20,
  padding: 24,
});
export const page = style({
  width: 'min(100%, 595px)',
  aspectRatio: '595 / 842',
  backgroundColor: vars.doc.paper,
  boxShadow: vars.elevation.doc,
  animation: `${breathe} 1.2s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
