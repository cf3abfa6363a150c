import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, touchArea, vars } from '@/shared/styles';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 43%)',
  minHeight: '100dvh',
  padding: 12,
  backgroundColor: vars.bg.surface,
  color: vars.text.primary,
  '@media': { [media.mobile]: { display: 'block', padding: 0 } },
});
export const main = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: '24px 44px 20px',
  '@media': { [media.mobile]: { gridTemplateRows: 'auto auto 1fr', minHeight: '100dvh', padding: '12px 20px 24px' } },
});
export const logo = style({ position: 'relative', display: 'inline-flex', borderRadius: 8, ...touchArea });
export const body = style({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '100%',
  maxWidth: 400,
  padding: '40px 0',
  '@media': { [media.mobile]: { alignSelf: 'start', maxWidth: 480 } },
});
export const title = style({ ...text.titleXl, '@media': { [media.mobile]: { fontSize: 26, lineHeight: 1.35 } } });
export const description = style({ ...text.bodyMd, marginTop: 6, color: vars.text.secondary });
export const content = style({ marginTop: 32 });
export const footer = style({
  ...text.labelSm,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 18px',
  color: vars.text.tertiary,
  '@media': { [media.mobile]: { alignSelf: 'end', rowGap: 26 } },
});
globalStyle(`${footer} a:hover`, { color: vars.text.primary });

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 32,
  overflow: 'hidden',
  padding: '50px 52px',
  borderRadius: 20,
  backgroundColor: vars.bg.canvas,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const slogan = style({ ...text.titleXl, lineHeight: 1.4 });
export const seal = style({ width: '100%', height: 'auto', maxHeight: '58dvh', flex: '0 1 auto', minHeight: 0 });
