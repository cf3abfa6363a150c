import { styleVariants } from '@vanilla-extract/css';
import { zIndex } from '@/shared/styles';

/**
 * Floating elements must be above the dialog that opened them, and those opened from the page below a dialog's scrim.
 */
export const floating = styleVariants({
  page: { zIndex: zIndex.dropdown },
  dialog: { zIndex: zIndex.dialog + 10 },
});
