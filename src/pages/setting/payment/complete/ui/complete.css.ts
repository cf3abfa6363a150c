import { style } from '@vanilla-extract/css';
import { media, space, text, vars } from '@/shared/styles';

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[6],
  padding: `${space[10]} 0`,
  textAlign: 'center',
});
export const outcome = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space[2] });
const icon = style({ width: 56, height: 56, marginBottom: space[2], strokeWidth: 1.5 });
export const tick = style([icon, { color: vars.success.text }]);
export const mail = style([icon, { color: vars.accent.text }]);
export const alert = style([icon, { color: vars.danger.text }]);
export const title = style({ ...text.titleLg });
export const description = style({ ...text.bodyMd, color: vars.text.secondary });
export const actions = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space[2],
  '@media': { [media.belowSm]: { flexDirection: 'column', alignSelf: 'stretch' } },
});
/** On a phone, buttons are stacked at full width, but the spinner remains centred. */
export const wait = style({ alignSelf: 'center' });
