import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/shared/routes';
import { buildSearchHref } from './menu-row';

/** Lets the input's keys control the rows, once these have loaded. */
export type MenuNavigation = {
  move: (by: 1 | -1) => void;
  /** Returns false if no row is active. */
  choose: () => boolean;
};
export type Menu = {
  words: string;
  onWords: (words: string) => void;
  activeId: string | undefined;
  onActive: (id: string | undefined) => void;
  keys: RefObject<MenuNavigation | null>;
  onGo: (to: string) => void;
  /** Chooses the active row. Without one, searches the contracts. */
  onEnter: () => void;
};

/** The part of the menu that exists before its rows have loaded, so that nothing typed in the meantime is lost. */
export function useMenu(onLeave: () => void): Menu {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const keys = useRef<MenuNavigation>(null);

  const onGo = (to: string) => {
    setWords('');
    onLeave();
    void navigate(to);
  };
  const onEnter = () => {
    if (keys.current?.choose()) return;
    if (words.trim()) onGo(buildSearchHref(href('contracts'), words.trim()));
  };
  return { words, onWords: setWords, activeId, onActive: setActiveId, keys, onGo, onEnter };
}
