import { href } from '@/shared/routes';

export const buildGuideHref = (guideId: string, anchor?: string) =>
  `${href('guide')}?page=${guideId}${anchor === undefined ? '' : `#${anchor}`}`;
