import { href } from '@/shared/routes';

/** The URL of a guide page, or of a section in it. */
export const guideHref = (guideId: string, anchor?: string) =>
  `${href('guide')}?page=${guideId}${anchor === undefined ? '' : `#${anchor}`}`;
