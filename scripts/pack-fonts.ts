import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { findAppCharacters, readRanges, writeRanges } from './lib/app-characters.ts';
import { ROOT, runCommand } from './lib/run.ts';
import { subsetFont } from './lib/subset-font.ts';

/** Repacks the fonts in `fonts/`: `npm run fonts`. The original packages take up 290 MB, of which 20 MB are needed. */
const FOLDER = path.join(ROOT, 'fonts');
const PACKAGES = {
  '@expo-google-fonts/gowun-batang': '0.4.1',
  '@expo-google-fonts/nanum-brush-script': '0.2.3',
  '@expo-google-fonts/nanum-pen-script': '0.4.0',
  '@expo-google-fonts/noto-naskh-arabic': '0.4.5',
  '@expo-google-fonts/noto-sans': '0.4.2',
  '@expo-google-fonts/noto-sans-bengali': '0.4.4',
  '@expo-google-fonts/noto-sans-devanagari': '0.4.1',
  '@expo-google-fonts/noto-sans-jp': '0.4.3',
  '@expo-google-fonts/noto-sans-khmer': '0.4.3',
  '@expo-google-fonts/noto-sans-kr': '0.4.3',
  '@expo-google-fonts/noto-sans-lao': '0.4.2',
  '@expo-google-fonts/noto-sans-math': '0.4.2',
  '@expo-google-fonts/noto-sans-myanmar': '0.4.2',
  '@expo-google-fonts/noto-sans-sc': '0.4.3',
  '@expo-google-fonts/noto-sans-sinhala': '0.4.2',
  '@expo-google-fonts/noto-sans-symbols': '0.4.1',
  '@expo-google-fonts/noto-sans-symbols-2': '0.4.1',
  '@expo-google-fonts/noto-sans-tamil': '0.4.3',
  '@expo-google-fonts/noto-sans-thai': '0.4.2',
  '@expo-google-fonts/noto-serif-kr': '0.4.3',
  '@expo-google-fonts/song-myung': '0.4.2',
  pretendard: '1.3.9',
  wawoff2: '2.0.1',
};

/** The fonts that the server prints, by PostScript name. */
const PRINTED = {
  'Pretendard-Regular': 'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  'Pretendard-Bold': 'pretendard/dist/public/static/alternative/Pretendard-Bold.ttf',
  'GowunBatang-Regular': '@expo-google-fonts/gowun-batang/400Regular/GowunBatang_400Regular.ttf',
  'GowunBatang-Bold': '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf',
  'SongMyung-Regular': '@expo-google-fonts/song-myung/400Regular/SongMyung_400Regular.ttf',
  'NanumPenScript-Regular': '@expo-google-fonts/nanum-pen-script/400Regular/NanumPenScript_400Regular.ttf',
  'NanumBrushScript-Regular': '@expo-google-fonts/nanum-brush-script/NanumBrushScript_400Regular.ttf',
  'NotoSansKR-Regular': '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'NotoSansKR-Bold': '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
  'NotoSerifKR-Regular': '@expo-google-fonts/noto-serif-kr/400Regular/NotoSerifKR_400Regular.ttf',
  'NotoSerifKR-Bold': '@expo-google-fonts/noto-serif-kr/700Bold/NotoSerifKR_700Bold.ttf',
  'NotoSansMath-Regular': '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  'NotoSansSymbols-Regular': '@expo-google-fonts/noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
  'NotoSansSymbols2-Regular': '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  'NotoSans-Regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'NotoSansJP-Regular': '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  'NotoSansSC-Regular': '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
};

/** Fonts for scripts whose characters change shape with their neighbours. Browsers load them, too. */
const SHAPED = {
  'NotoNaskhArabic-Regular': '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
  'NotoSansBengali-Regular': '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'NotoSansDevanagari-Regular': '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'NotoSansKhmer-Regular': '@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf',
  'NotoSansLao-Regular': '@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf',
  'NotoSansMyanmar-Regular': '@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf',
  'NotoSansSinhala-Regular': '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf',
  'NotoSansTamil-Regular': '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'NotoSansThai-Regular': '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
};

const LICENCES = {
  'gowun-batang': '@expo-google-fonts/gowun-batang/LICENSE_FONT',
  nanum: '@expo-google-fonts/nanum-pen-script/LICENSE_FONT',
  'noto-naskh-arabic': '@expo-google-fonts/noto-naskh-arabic/LICENSE_FONT',
  'noto-sans': '@expo-google-fonts/noto-sans/LICENSE_FONT',
  'noto-sans-bengali': '@expo-google-fonts/noto-sans-bengali/LICENSE_FONT',
  'noto-sans-devanagari': '@expo-google-fonts/noto-sans-devanagari/LICENSE_FONT',
  'noto-sans-jp': '@expo-google-fonts/noto-sans-jp/LICENSE_FONT',
  'noto-sans-khmer': '@expo-google-fonts/noto-sans-khmer/LICENSE_FONT',
  'noto-sans-kr': '@expo-google-fonts/noto-sans-kr/LICENSE_FONT',
  'noto-sans-lao': '@expo-google-fonts/noto-sans-lao/LICENSE_FONT',
  'noto-sans-math': '@expo-google-fonts/noto-sans-math/LICENSE_FONT',
  'noto-sans-myanmar': '@expo-google-fonts/noto-sans-myanmar/LICENSE_FONT',
  'noto-sans-sc': '@expo-google-fonts/noto-sans-sc/LICENSE_FONT',
  'noto-sans-sinhala': '@expo-google-fonts/noto-sans-sinhala/LICENSE_FONT',
  'noto-sans-symbols': '@expo-google-fonts/noto-sans-symbols/LICENSE_FONT',
  'noto-sans-symbols-2': '@expo-google-fonts/noto-sans-symbols-2/LICENSE_FONT',
  'noto-sans-tamil': '@expo-google-fonts/noto-sans-tamil/LICENSE_FONT',
  'noto-sans-thai': '@expo-google-fonts/noto-sans-thai/LICENSE_FONT',
  'noto-serif-kr': '@expo-google-fonts/noto-serif-kr/LICENSE_FONT',
  pretendard: 'pretendard/dist/LICENSE.txt',
  'song-myung': '@expo-google-fonts/song-myung/LICENSE_FONT',
};

/** The characters for which browsers use the fonts above. Joiners are included with the characters they join. */
const RANGES: Record<keyof typeof SHAPED, string> = {
  'NotoNaskhArabic-Regular': 'U+600-6FF, U+750-77F, U+870-8FF, U+FB50-FDFF, U+FE70-FEFC',
  'NotoSansBengali-Regular': 'U+980-9FF',
  'NotoSansDevanagari-Regular': 'U+900-97F, U+1CD0-1CFF, U+A8E0-A8FF',
  'NotoSansKhmer-Regular': 'U+1780-17FF, U+19E0-19FF',
  'NotoSansLao-Regular': 'U+E80-EFF',
  'NotoSansMyanmar-Regular': 'U+1000-109F, U+A9E0-A9FF, U+AA60-AA7F',
  'NotoSansSinhala-Regular': 'U+D80-DFF',
  'NotoSansTamil-Regular': 'U+B80-BFF',
  'NotoSansThai-Regular': 'U+E00-E7F',
};

const WEB = 'pretendard/dist/web/variable';
const WEB_STYLES = 'pretendardvariable-dynamic-subset.css';
const WEB_FILES = 'woff2-dynamic-subset';
/**
 * The font for the app's own strings. The complete font is split into so many files that a page would load twelve of 34
 * kB each.
 */
const APP_FONT = 'dojang-ui';
const APP_FAMILY = 'Dojang UI';
const WHOLE_FONT = 'pretendard/dist/public/variable/PretendardVariable.ttf';
/** The weights used by the styles in `src`. */
const WEIGHTS = [400, 800] as const;

const scratch = await mkdtemp(path.join(tmpdir(), 'dojang-fonts-'));
try {
  const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  await runCommand('npm', ['install', '--prefix', scratch, '--no-save', '--ignore-scripts', ...wanted]);
  for (const part of ['print', 'web', 'licences']) {
    await rm(path.join(FOLDER, part), { recursive: true, force: true });
    await mkdir(path.join(FOLDER, part), { recursive: true });
  }
  for (const [name, file] of Object.entries({ ...PRINTED, ...SHAPED }))
    await writeFile(path.join(FOLDER, 'print', `${name}.ttf.zst`), compress(await readFile(locate(file))));
  for (const [name, file] of Object.entries(LICENCES))
    await cp(locate(file), path.join(FOLDER, 'licences', `${name}.txt`));
  await cp(locate(path.join(WEB, WEB_STYLES)), path.join(FOLDER, 'web/pretendard.css'));
  await cp(locate(path.join(WEB, WEB_FILES)), path.join(FOLDER, 'web', WEB_FILES), { recursive: true });
  await packAppFont();
  await mkdir(path.join(FOLDER, 'web/scripts'));
  await writeFile(path.join(FOLDER, 'web/scripts.css'), Object.entries(RANGES).map(describeFace).join(''));
  for (const [name, file] of Object.entries(SHAPED)) await packForBrowsers(locate(file), `scripts/${name}`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

function locate(file: string) {
  return path.join(scratch, 'node_modules', file);
}

/**
 * Packs only the characters in the app's own strings. If it is outdated, the complete font's files provide what it
 * lacks.
 */
async function packAppFont() {
  const whole = readRanges(await readFile(path.join(FOLDER, 'web/pretendard.css'), 'utf8'));
  const characters = [...(await findAppCharacters())]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((character) => whole.some(([first, last]) => first <= character && character <= last));
  const cut = path.join(scratch, `${APP_FONT}.ttf`);
  await writeFile(cut, subsetFont(await readFile(locate(WHOLE_FONT)), characters, WEIGHTS));
  await packForBrowsers(cut, APP_FONT);
  const [lightest, heaviest] = WEIGHTS;
  await writeFile(
    path.join(FOLDER, 'web', `${APP_FONT}.css`),
    `@font-face {
  font-family: '${APP_FAMILY}';
  font-weight: ${lightest} ${heaviest};
  font-display: swap;
  src: url(./${APP_FONT}.woff2) format('woff2');
  unicode-range: ${writeRanges(characters)};
}
`,
  );
}

function packForBrowsers(font: string, name: string) {
  const packed = path.join(FOLDER, 'web', `${name}.woff2`);
  return runCommand(process.execPath, [locate('wawoff2/bin/woff2_compress.js'), font, packed]);
}

/** Extends the font family that all text already uses, so that styles don't need another name. */
function describeFace([name, range]: [string, string]) {
  return `@font-face {
  font-family: 'Pretendard Variable';
  font-weight: 45 920;
  font-display: swap;
  src: url(./scripts/${name}.woff2) format('woff2');
  unicode-range: ${range};
}
`;
}

/**
 * Compresses with Zstandard, 10 percent larger than Brotli here but four times as fast to decompress, which every
 * process has to do.
 */
function compress(font: Buffer) {
  return zstdCompressSync(font, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}
