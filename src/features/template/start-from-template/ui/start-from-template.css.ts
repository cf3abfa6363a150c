import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const heading = style({ ...text.titleSm, color: vars.text.primary });
export const note = style({ ...text.bodySm, marginTop: 2, color: vars.text.secondary });
export const templates = style({ marginTop: 12 });

const PICTURE = { flex: 'none', width: 46, height: 54 } as const;
export const picture = style({
  ...PICTURE,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: radius.sm,
  backgroundColor: vars.doc.paper,
  color: vars.text.tertiary,
});
export const page = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});
export const all = style({ marginTop: 12 });

export const rowSkeleton = style({ display: 'flex', alignItems: 'center', gap: 12, height: 74 });
export const pictureSkeleton = style(PICTURE);
export const textSkeleton = style({ display: 'grid', flex: 1, gap: 8 });
