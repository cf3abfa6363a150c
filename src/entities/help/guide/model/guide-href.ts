import { href } from '@/shared/routes';

/** Returns the URL of a guide page or a section in it. */
export const buildGuideHref = (guideId: string, anchor?: string) =>
  `${href('guide')}?page=${guideId}${anchor === undefined ? '' : `#${anchor}`}`;
