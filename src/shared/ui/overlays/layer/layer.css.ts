import { styleVariants } from '@vanilla-extract/css';
import { zIndex } from '@/shared/styles';

/** Floating elements opened from a dialog have to be above it, and those opened from the page below its scrim. */
export const floating = styleVariants({
  page: { zIndex: zIndex.dropdown },
  dialog: { zIndex: zIndex.dialog + 10 },
});
