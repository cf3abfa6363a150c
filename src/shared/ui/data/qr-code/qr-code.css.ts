import { style } from '@vanilla-extract/css';
import { palette, radius } from '@/shared/styles';

export const code = style({
  display: 'block',
  width: 200,
  maxWidth: '100%',
  margin: '0 auto',
  borderRadius: radius.md,
  backgroundColor: palette.light.doc.paper,
  fill: palette.light.doc.ink,
  shapeRendering: 'crispEdges',
});
