import { style } from '@vanilla-extract/css';
import { media } from '@/shared/styles';

/** Has the same side padding as the sheet below, which fills the page. */
export const sendOptions = style({
  padding: '20px 40px 0',
  '@media': { [media.mobile]: { padding: '8px 20px 0' } },
});
