import { style } from '@vanilla-extract/css';
import { text, vars } from '@/shared/styles';

export const chart = style({ display: 'block', width: '100%', height: 88 });
export const bar = style({ fill: vars.border.default, selectors: { '&[data-now]': { fill: vars.action.bg } } });
export const base = style({ stroke: vars.border.subtle, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const axis = style({
  ...text.caption,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 4,
  color: vars.text.tertiary,
});
