import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, size, space, text, vars } from '@/shared/styles';
import { visibleHeight } from '@/shared/ui/layout/visible-frame';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 440px minmax(0, 1fr)',
  gap: space[10],
  minHeight: '100dvh',
  padding: space[10],
  overflow: 'clip',
  backgroundColor: vars.bg.canvas,
  color: vars.text.primary,
  '@media': {
    [media.mobile]: { display: 'block', minHeight: visibleHeight, padding: 0, backgroundColor: vars.bg.surface },
  },
});
export const previewPane = style({ alignSelf: 'center', '@media': { [media.mobile]: { display: 'none' } } });
export const blurred = style({
  width: 'min(100%, 460px)',
  marginInlineStart: 'auto',
  opacity: 0.7,
  filter: 'blur(7px)',
});
globalStyle(`${blurred} img`, { width: '100%', height: 'auto' });
export const column = style({
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'center',
  width: '100%',
  minHeight: 'min(760px, calc(100dvh - 80px))',
  padding: `${space[4]} ${space[6]} 0`,
  borderRadius: radius.xl,
  backgroundColor: vars.bg.surface,
  boxShadow: vars.elevation['2'],
  '@media': {
    [media.mobile]: {
      maxWidth: 480,
      minHeight: visibleHeight,
      margin: '0 auto',
      padding: `${space[2]} ${space[5]} 0`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, auto)',
  selectors: { '&[data-step]': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
  alignItems: 'center',
  gap: space[3],
  minHeight: 56,
  marginBottom: space[4],
});
export const backButton = style({ marginInlineStart: -10, justifySelf: 'start' });
export const consoleLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: size.touchMin,
  height: size.touchMin,
  marginInlineStart: -12,
  borderRadius: radius.md,
  selectors: { '&:hover': { backgroundColor: vars.fill.hover } },
});
export const sender = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
export const name = style({ ...text.labelMd, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const bars = style({ display: 'flex', gap: 5 });
export const bar = style({
  width: 34,
  height: 4,
  borderRadius: 2,
  backgroundColor: vars.border.default,
  selectors: { '&[data-done]': { backgroundColor: vars.text.primary } },
});
export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[4],
  gridColumn: 3,
});
export const main = style({ display: 'flex', flexDirection: 'column', flex: 1 });
