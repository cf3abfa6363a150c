import { href } from '@/shared/routes';

/** The address of a page of the guide, or of a place in it. */
export const guideHref = (guideId: string, anchor?: string) =>
  `${href('guide')}?page=${guideId}${anchor === undefined ? '' : `#${anchor}`}`;
