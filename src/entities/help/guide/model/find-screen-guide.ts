import { matchPath } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { SCREEN_GUIDES, type GuideLocation } from './screen-guides';

const SCREENS = Object.entries(SCREEN_GUIDES).map(([name, place]) => ({ pattern: patternOf(name), place }));

/** Exact paths come first, because "store" in `/template/store` isn't a template's id. */
export function findScreenGuide(pathname: string): GuideLocation | null {
  const exact = SCREENS.find(({ pattern }) => pattern === pathname);
  const like = SCREENS.find(({ pattern }) => matchPath(pattern, pathname));
  return (exact ?? like)?.place ?? null;
}

function patternOf(name: string): string {
  const found = Object.entries(paths).find(([known]) => known === name);
  if (!found) throw new Error(`There is no path ${name}.`);
  return found[1];
}
