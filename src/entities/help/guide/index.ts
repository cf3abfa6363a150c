export { guideQueries, type Guide, type GuideListItem } from './api/guide';
export { findGuides, groupByTask } from './model/find-guides';
export { buildGuideHref } from './model/guide-href';
export { findScreenGuide } from './model/find-screen-guide';
