import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/styles';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 420px',
  flex: 1,
  minHeight: 0,
  '@media': {
    [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
    // Padding for the pane to extend into, because this page has none.
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '0 20px' },
  },
});
// Half the height of a phone, so that the question below stays visible.
globalStyle(`${columns} > :first-child`, { '@media': { [media.mobile]: { height: '48dvh' } } });
export const side = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: '28px 28px 40px',
  borderLeft: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
  '@media': {
    [media.mobile]: { margin: '0 -20px', padding: '20px 20px 32px', borderLeft: 'none', overflowY: 'visible' },
  },
});
export const value = style({ position: 'absolute', pointerEvents: 'none' });
