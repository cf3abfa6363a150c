import { globalStyle, style } from '@vanilla-extract/css';
import { media, size } from '@/shared/styles';
import * as dialog from './dialog.css';

export const wholeScreen = style({
  '@media': {
    [media.short]: {
      selectors: {
        '&&': {
          inset: 0,
          width: 'auto',
          maxWidth: 'none',
          height: '100dvh',
          maxHeight: 'none',
          margin: 0,
          padding: '0 env(safe-area-inset-right) 0 env(safe-area-inset-left)',
          borderRadius: 0,
        },
      },
    },
  },
});

const inside = (part: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${wholeScreen}${wholeScreen} > ${part}`, { '@media': { [media.short]: rule } });

inside(dialog.grabber, { display: 'none' });
inside(dialog.header, { padding: '12px 320px 4px 16px' });
inside(dialog.footer, { position: 'absolute', top: 4, right: 'calc(64px + env(safe-area-inset-right))', padding: 0 });
inside(`${dialog.footer} > *`, { height: size.touchMin, minHeight: size.touchMin });
inside(dialog.body, { padding: '0 16px calc(8px + env(safe-area-inset-bottom))' });
inside(dialog.close, { top: 4, right: 'calc(8px + env(safe-area-inset-right))' });
