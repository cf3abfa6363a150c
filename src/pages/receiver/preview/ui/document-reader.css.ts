import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';
import { visibleHeight } from '@/shared/ui/layout/visible-frame';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: visibleHeight,
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  borderBottom: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.surface,
});
export const title = style({
  ...text.titleSm,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tools = style({
  ...text.bodySm,
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontVariantNumeric: 'tabular-nums',
});
export const banner = style({
  ...text.bodySm,
  padding: `${space[2]} ${space[4]}`,
  textAlign: 'center',
  backgroundColor: vars.accent.soft,
  color: vars.accent.text,
  '@media': { [media.belowSm]: { textAlign: 'start' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', minHeight: 0 });
export const pages = style({ flex: 1, minHeight: 0 });
