import { globalStyle, style } from '@vanilla-extract/css';
import { media, radius, text, vars } from '@/shared/styles';

/** Reserves two lines for the greeting on a phone, where it wraps once the number has loaded. */
export const title = style({ '@media': { [media.mobile]: { display: 'block', minHeight: '2lh' } } });
globalStyle(`${title} > strong`, { color: vars.seal.text, fontWeight: 'inherit' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 316px',
  alignItems: 'start',
  gap: 36,
  '@media': {
    [media.rail]: { gridTemplateColumns: 'minmax(0, 1fr) 260px', gap: 24 },
    [media.mobile]: { display: 'block' },
  },
});
/** Without the column, the longest title of a row would widen the page on narrow phones. */
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28, minWidth: 0 });
export const heading = style({ ...text.titleSm });
export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBottom: 12,
});

/* The documents waiting for the member. Nothing else on the page is vermilion. */
export const turn = style({ padding: '14px 6px 6px', borderRadius: 14, backgroundColor: vars.seal.soft });
export const turnHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 12px 12px',
  color: vars.seal.text,
  fontWeight: 700,
});
globalStyle(`${turnHeader} > svg`, { width: 18, height: 18 });
export const turnAllLink = style({ marginLeft: 'auto', fontSize: 13, fontWeight: 600, color: vars.seal.text });
export const turnRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: 10,
  backgroundColor: vars.bg.surface,
  selectors: {
    '&:first-child': { borderRadius: `${radius.lg} ${radius.lg} 4px 4px` },
    '&:last-child': { borderRadius: `4px 4px ${radius.lg} ${radius.lg}` },
    '&:only-child': { borderRadius: radius.lg },
    '& + &': { marginTop: 4 },
  },
  // On a phone, the time and the button share the second line.
  '@media': { [media.belowMd]: { flexWrap: 'wrap', rowGap: 8 } },
});
export const thumb = style({
  flex: 'none',
  width: 54,
  height: 58,
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: 6,
  backgroundColor: vars.doc.paper,
});
globalStyle(`${thumb} > img`, { display: 'block', width: '100%' });
export const turnText = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  '@media': { [media.belowMd]: { flexBasis: 'calc(100% - 70px)' } },
});
export const turnName = style({
  fontSize: 15,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const turnNote = style({ ...text.bodySm, color: vars.text.secondary });
export const turnTime = style({
  display: 'grid',
  // As tall as a skeleton line. On a phone, these lines are part of the row's height, which would otherwise jump when
  // the contracts arrive.
  gridAutoRows: 'minmax(22px, auto)',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: 13.5,
  fontWeight: 600,
  '@media': { [media.belowMd]: { marginRight: 'auto', textAlign: 'left' } },
});
export const turnTimeSkeleton = style({ width: 72 });
export const turnDeadline = style({ ...text.bodySm, fontWeight: 400, color: vars.text.tertiary });
export const today = style({ color: vars.seal.text });

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 });
export const nameCell = style({ maxWidth: 0, width: '50%' });

export const figure = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  margin: '2px 0 10px',
  fontSize: 28,
  fontWeight: 700,
  letterSpacing: '-0.02em',
});
export const unit = style({
  marginLeft: 2,
  fontSize: 15,
  fontWeight: 500,
  letterSpacing: 0,
  color: vars.text.secondary,
});
export const increase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  fontSize: 13,
  fontWeight: 600,
  letterSpacing: 0,
  color: vars.success.text,
});
globalStyle(`${increase} > svg`, { width: 14, height: 14 });
export const decrease = style({ color: vars.text.tertiary });
export const usage = style({ '@media': { [media.mobile]: { display: 'none' } } });
export const month = style({ ...text.bodySm, color: vars.text.tertiary });
