export { Skeleton, SkeletonRegion, type SkeletonProps, type SkeletonRegionProps } from './skeleton';
export { PageSkeleton } from './page-skeleton';
