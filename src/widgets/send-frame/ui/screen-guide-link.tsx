import { BookOpen } from '@/shared/icons';
import { useLocation } from 'react-router-dom';
import { findScreenGuide, buildGuideHref } from '@/entities/help/guide';
import { IconLink } from '@/shared/ui/actions/icon-button';

/** Opens a new tab, because leaving the flow would ask for confirmation. */
export function ScreenGuideLink() {
  const { pathname } = useLocation();
  const place = findScreenGuide(pathname);
  if (!place) return null;
  return (
    <IconLink
      label="이 화면 설명"
      icon={<BookOpen />}
      tipSide="bottom"
      to={buildGuideHref(place.guideId, place.anchor)}
      target="_blank"
    />
  );
}
