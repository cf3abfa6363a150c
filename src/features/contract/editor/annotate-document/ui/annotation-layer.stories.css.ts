import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/styles';

export const bar = style({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 12 });
export const paper = style({
  position: 'relative',
  width: 595,
  height: 400,
  backgroundColor: vars.doc.paper,
  boxShadow: vars.elevation.doc,
});
