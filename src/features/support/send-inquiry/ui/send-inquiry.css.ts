import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const footerRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[5],
  '@media': { [media.mobile]: { alignItems: 'stretch', flexDirection: 'column' } },
});
export const notice = style({ ...text.bodySm, flex: 1, fontSize: 13, color: vars.text.tertiary });
export const sent = style({ outline: 'none', borderRadius: 20, backgroundColor: vars.bg.canvas });
