import { BookOpen, CircleQuestionMark, LifeBuoy, MessageCircleQuestionMark } from '@/shared/icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { findScreenGuide, buildGuideHref } from '@/entities/help/guide';
import { href } from '@/shared/routes';

type HelpLink = { to: string; label: string; icon: ReactNode };

export function useHelpLinks(): readonly HelpLink[] {
  const { pathname } = useLocation();
  const place = findScreenGuide(pathname);
  return [
    ...(place ? [{ to: buildGuideHref(place.guideId, place.anchor), label: '이 화면 설명', icon: <BookOpen /> }] : []),
    { to: href('guide'), label: '도움말', icon: <LifeBuoy /> },
    { to: href('settingFaq'), label: '자주 묻는 질문', icon: <CircleQuestionMark /> },
    { to: askHref(pathname), label: '문의하기', icon: <MessageCircleQuestionMark /> },
  ];
}

/** Attaches the current page to the inquiry. */
const askHref = (pathname: string) =>
  pathname === href('settingSupport')
    ? href('settingSupport')
    : `${href('settingSupport')}?from=${encodeURIComponent(pathname)}`;
