import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/run.ts';

const STATES = {
  loading: /불러오는 중|여는 중|확인하는 중|기다리는 중|불러옴/,
  empty: /없음|비어|비었|막 가입함/,
  error: /못함|못 함|실패|끊|오류|잘못|틀림|거절됨/,
  'no permission': /권한/,
} as const;
export type StoryState = keyof typeof STATES;
export const STORY_STATES = Object.keys(STATES).filter((state): state is StoryState => state in STATES);

/** Detects the states that have a story by the names of the stories in a page's folder. */
export async function findStoryStates(folder: string): Promise<{ stories: number; states: ReadonlySet<StoryState> }> {
  const names: string[] = [];
  for await (const file of glob('**/*.stories.tsx', { cwd: path.join(ROOT, folder) })) {
    const text = await readFile(path.join(ROOT, folder, file), 'utf8');
    // Only reads exported stories, because other names in the file are those of people and documents.
    for (const [, name = ''] of text.matchAll(/^export const \w+: Story = \{[\s\S]*?\bname: '([^']+)'/gm))
      names.push(name);
  }
  // "권한 없음" means no permission, although it contains the word for empty.
  const isOf = (state: StoryState, name: string) =>
    STATES[state].test(state === 'empty' ? name.replace(/권한 없음/, '') : name);
  return {
    stories: names.length,
    states: new Set(STORY_STATES.filter((state) => names.some((name) => isOf(state, name)))),
  };
}
