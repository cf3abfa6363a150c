import { globalStyle, style } from '@vanilla-extract/css';
import { actionBarHeight, size, vars, zIndex } from '@/shared/styles';

/** The bar with the document's actions, above the tab bar. */
export const phoneActions = style({
  position: 'fixed',
  insetInline: 0,
  bottom: `calc(${size.mobileTab} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.bulkBar,
  display: 'flex',
  gap: 10,
  padding: `10px 20px`,
  backgroundColor: vars.bg.surface,
  boxShadow: `0 -1px ${vars.border.subtle}`,
  selectors: { '&:empty': { display: 'none' } },
});
// Firefox before 121 lacks `:has()` (`withoutHasSelector`), so toasts cover the actions there. The console doesn't
// support those versions.
globalStyle(`:root:has(${phoneActions}:not(:empty))`, { vars: { [actionBarHeight]: '76px' } });
globalStyle(`${phoneActions} > *`, { flex: '1 1 0', width: 'auto', minWidth: 0 });
/** The main action gets the most space. */
globalStyle(`${phoneActions} > :last-child:not(:first-child)`, { flexGrow: 1.6 });
