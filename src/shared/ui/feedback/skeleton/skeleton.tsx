import type { ReactNode } from 'react';
import { useDelayedFlag } from '@/shared/lib/delayed-flag';
import { visuallyHidden } from '@/shared/styles';
import { skeletonBar, region } from './skeleton.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'badge' | 'button';
  width?: 'full' | '3/4' | '1/2' | '1/3' | '1/4';
  className?: string | undefined;
}

export const Skeleton = ({ shape, width, className }: SkeletonProps) => (
  <span className={[skeletonBar({ shape, width }), className].filter(Boolean).join(' ')} aria-hidden />
);

export interface SkeletonRegionProps {
  isLoading: boolean;
  /** Shown after 300 ms of loading, for at least 400 ms. */
  skeleton: ReactNode;
  children: ReactNode;
}

export function SkeletonRegion({ isLoading, skeleton, children }: SkeletonRegionProps) {
  const isShown = useDelayedFlag(isLoading);
  const isBusy = isLoading || isShown;
  return (
    <div className={region} aria-busy={isBusy}>
      {isBusy && (
        <span className={visuallyHidden} role="status">
          불러오는 중이에요
        </span>
      )}
      {isShown ? skeleton : !isLoading && children}
    </div>
  );
}
