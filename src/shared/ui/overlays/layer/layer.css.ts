import { styleVariants } from '@vanilla-extract/css';
import { zIndex } from '@/shared/styles';

/** What floats above a dialog has to be above it, and what floats above the page has to be below the scrim. */
export const floating = styleVariants({
  page: { zIndex: zIndex.dropdown },
  dialog: { zIndex: zIndex.dialog + 10 },
});
