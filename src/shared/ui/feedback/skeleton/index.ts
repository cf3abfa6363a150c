export { Skeleton, SkeletonRegion } from './skeleton';
export { PageSkeleton } from './page-skeleton';
