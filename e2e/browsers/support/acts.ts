import { expectRoom } from './dialogs.ts';
import type { Screen } from './screen.ts';

/** Opens a dialog with its button, looking in the menu or sheet if necessary, and measures it. */
export async function openDialog(screen: Screen, name: string, menu = '더 보기') {
  const button = { role: 'button', name: { exact: name } };
  const item = { ...button, role: 'menuitem' };
  if (!(await screen.find(button))) {
    await screen.press('button', menu, { last: true });
    await screen.seeAny([item, button]);
    if (await screen.find({ role: 'dialog', name: { exact: menu } })) await expectRoom(screen);
  }
  await screen.press((await screen.find(item)) ? 'menuitem' : 'button', name);
  await screen.gone('dialog', menu);
  await screen.see('dialog');
  return expectRoom(screen);
}

export async function inspectDialog(screen: Screen, name: string, menu?: string) {
  await openDialog(screen, name, menu);
  await closeDialog(screen);
}

export async function closeDialog(screen: Screen) {
  await screen.press('button', '닫기', { last: true });
  await screen.gone('dialog');
}

export async function drawName(screen: Screen) {
  const { left, top, width, height } = await screen.see('img', '여기에 그려주세요');
  const at = (x: number, y: number) => [left + width * x, top + height * y] as const;
  for (const [from, to] of [
    [0.2, 0.5],
    [0.5, 0.8],
  ] as const)
    await screen.drag(
      Array.from({ length: 11 }, (_, step) => at(from + ((to - from) * step) / 10, step % 2 === 0 ? 0.3 : 0.7)),
    );
}

/** Places all suggested fields. Parties that the form leaves open are all assigned to one person. */
export async function placeAll(screen: Screen, who: string) {
  await screen.press('button', '모두 넣기');
  await screen.see('dialog', '누가 채우는 칸인가요?');
  const unknown = await screen.run<string[]>(
    `return [...document.querySelectorAll('[role=dialog] [role=combobox][data-placeholder]')].map((box) => box.labels[0].textContent)`,
  );
  // A phone shows the options in a sheet, which can't be clicked while it moves.
  const role = (await screen.run<boolean>('return innerWidth < 960')) ? 'radio' : 'option';
  for (const name of unknown) {
    const option = { role, name: { exact: who } };
    if (role === 'radio') await screen.reach(option, { role: 'combobox', name: { exact: name } });
    else await screen.press('combobox', name);
    await screen.press(role, who);
    await screen.gone(role, who);
  }
  await screen.press('button', /^칸 \d+개 넣기$/);
  await screen.gone('dialog', '누가 채우는 칸인가요?');
}
