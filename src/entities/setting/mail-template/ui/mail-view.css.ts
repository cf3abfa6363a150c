import { style } from '@vanilla-extract/css';
import { radius, text, vars } from '@/shared/styles';

export const canvas = style({
  padding: '20px 12px',
  borderRadius: radius.md,
  border: `1px solid ${vars.border.subtle}`,
  backgroundColor: vars.bg.canvas,
});
export const organization = style({ ...text.bodySm, padding: '0 4px 12px', fontWeight: 700 });
export const paper = style({
  padding: '26px 24px',
  borderRadius: 16,
  backgroundColor: vars.bg.surface,
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  whiteSpace: 'pre-line',
});
export const greeting = style({ ...text.bodyMd, color: vars.text.secondary, marginBottom: 6 });
export const heading = style({ ...text.titleMd, margin: '4px 0 14px' });
export const paragraph = style({ ...text.bodyMd, marginBottom: 8 });
export const note = style({ ...text.bodySm, marginTop: 12, color: vars.text.tertiary });
export const facts = style({
  ...text.bodySm,
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '8px 12px',
  margin: '14px 0',
  paddingTop: 14,
  borderTop: `1px solid ${vars.border.subtle}`,
});
export const term = style({ color: vars.text.tertiary });
export const message = style({
  ...text.bodySm,
  margin: '14px 0',
  padding: '4px 0 4px 14px',
  borderLeft: `3px solid ${vars.border.default}`,
});
export const quoteAuthor = style({ ...text.caption, color: vars.text.tertiary, marginBottom: 4 });
export const button = style({
  ...text.bodyMd,
  display: 'inline-block',
  margin: '14px 0 6px',
  padding: '12px 24px',
  borderRadius: 10,
  fontWeight: 700,
  color: vars.action.text,
  backgroundColor: vars.action.bg,
});
export const footer = style({ ...text.caption, padding: '14px 4px 0', color: vars.text.tertiary });
export const bubble = style({
  ...text.bodySm,
  maxWidth: 320,
  padding: '12px 14px',
  borderRadius: 16,
  backgroundColor: vars.bg.surface,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const messageSize = style({ ...text.caption, marginTop: 8, color: vars.text.secondary });

/** KakaoTalk's own colours, which are the same in its dark mode. */
const KAKAO = { yellow: '#fee500', ink: '#191919', paper: '#ffffff', button: '#f2f3f5' };
export const card = style({
  ...text.bodySm,
  maxWidth: 320,
  overflow: 'hidden',
  borderRadius: 16,
  color: KAKAO.ink,
  backgroundColor: KAKAO.paper,
});
export const cardHeader = style({ padding: '10px 16px', fontWeight: 700, backgroundColor: KAKAO.yellow });
export const cardText = style({ padding: 16, whiteSpace: 'pre-line', overflowWrap: 'anywhere', wordBreak: 'keep-all' });
export const cardButton = style({
  display: 'block',
  margin: '0 16px 16px',
  padding: '10px 12px',
  borderRadius: 8,
  textAlign: 'center',
  backgroundColor: KAKAO.button,
});
export const introduction = style({ ...text.bodySm, color: vars.text.secondary });
