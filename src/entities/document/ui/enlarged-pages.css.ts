import { style } from '@vanilla-extract/css';

export const tools = style({ display: 'flex', alignItems: 'center', gap: 2 });
export const pages = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
});
