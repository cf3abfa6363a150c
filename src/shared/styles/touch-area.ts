import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media';
import { size } from './tokens';

const side = `max(100%, ${size.touchMin})`;

/**
 * Extends a small target's touch area to 44 × 44 px on mobile without enlarging the element, which must be positioned.
 */
export const touchArea = {
  '@media': {
    [media.mobile]: {
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          top: '50%',
          left: '50%',
          width: side,
          height: side,
          transform: 'translate(-50%, -50%)',
        },
      },
    },
  },
} as const satisfies StyleRule;
