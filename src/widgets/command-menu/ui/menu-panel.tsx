import type { MenuPage } from '../model/menu-row';
import type { Menu } from '../model/use-menu';
import { useMenuGroups } from '../model/use-menu-groups';
import { MenuRows } from './menu-rows';

export function MenuPanel({ menu, places, listId }: { menu: Menu; places: readonly MenuPage[]; listId: string }) {
  const { groups, state, onRetry } = useMenuGroups(menu.words, places);
  return (
    <MenuRows
      listId={listId}
      words={menu.words}
      groups={groups}
      state={state}
      keys={menu.keys}
      onActive={menu.onActive}
      onGo={menu.onGo}
      onRetry={onRetry}
    />
  );
}
