import { styleVariants } from '@vanilla-extract/css';
import { zIndex } from '@/shared/styles';

/** What floats above a dialog has to lie above it, what floats above the page below its scrim. */
export const floating = styleVariants({
  page: { zIndex: zIndex.dropdown },
  dialog: { zIndex: zIndex.dialog + 10 },
});
