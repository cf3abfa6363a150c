import { STORY_STATES, type StoryState } from './find-states.ts';
import type { PageInspection } from './inspect-page.ts';

export type RouteRow = {
  route: string;
  hasPath: boolean;
  folder: string | null;
  desk: PageInspection | string;
  phone: PageInspection | string;
  stories: number;
  states: ReadonlySet<StoryState>;
  bytes: number | null;
};

const HEAD = `| Route | Desktop | Phone | Stories | States with a story | axe | gzip over the shell | Missing |
|---|---|---|---|---|---|---|---|`;

export function renderRouteTable(rows: readonly RouteRow[], day: string): string {
  const found = rows.filter(({ hasPath }) => hasPath);
  const violations = rows.flatMap(({ desk, phone }) => [desk, phone].flatMap((look) => violationsOf(look)));
  return `# Routes

Made by \`npm run route-table\` on ${day}, from a build of this version with the data of the demo. Do not edit it.

- **Desktop** and **Phone** say that a picture of the whole page was taken, how large it is, and where the address led if it led elsewhere. A page that scrolls inside its frame is as tall as the window.
- **States** are found by the names of the stories in the page's own folder. Stories of the features on a page are not counted.
- **axe** counts the rules that the live pages break, at both widths.
- **gzip over the shell** are the files of the page, as the built manifest names them, without those of the entry, the runtime and the layouts. “shared” says that the page comes in one of the few files that first pages share.

${rows.length} routes, ${rows.length - found.length} without a path, ${violations.length} rules broken.

${HEAD}
${rows.map(writeRow).join('\n')}
`;
}

function writeRow(row: RouteRow): string {
  const { route, desk, phone, stories, states, bytes, folder } = row;
  const cells = [
    `\`${route}\``,
    describeLook(desk, route),
    describeLook(phone, route),
    folder === null ? '–' : String(stories),
    STORY_STATES.filter((state) => states.has(state)).join(', ') || '–',
    describeViolations([desk, phone]),
    folder === null ? '–' : bytes === null ? 'shared' : `${(bytes / 1000).toFixed(1)} kB`,
    listMissing(row).join(', ') || '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

const violationsOf = (look: PageInspection | string) => (typeof look === 'string' ? [] : look.violations);

/** Describes violations at the widths at which the page was opened. */
function describeViolations(looks: readonly (PageInspection | string)[]): string {
  const seen = looks.filter((look) => typeof look !== 'string');
  if (seen.length === 0) return '–';
  const broken = looks.flatMap(violationsOf);
  const found = broken.length === 0 ? '0' : `${broken.length}: ${[...new Set(broken)].join(', ')}`;
  return seen.length < looks.length ? `${found} (at one width)` : found;
}

function describeLook(look: PageInspection | string, route: string): string {
  if (typeof look === 'string') return look;
  return matches(route, look.landed) ? look.size : `${look.size}, led to \`${look.landed}\``;
}

const matches = (route: string, landed: string) =>
  new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(landed);

function listMissing({ hasPath, folder, desk, phone, states, stories }: RouteRow): string[] {
  if (!hasPath) return ['the route'];
  if (folder === null) return [];
  const pictures = [desk, phone].some((look) => typeof look === 'string') ? ['a picture'] : [];
  if (stories === 0) return [...pictures, 'stories'];
  return [...pictures, ...STORY_STATES.filter((state) => !states.has(state)).map((state) => `story: ${state}`)];
}
