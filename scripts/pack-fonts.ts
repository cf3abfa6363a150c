import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';
import { ROOT, run } from './lib/run.ts';

/**
 * Packs the fonts in `fonts/` again: `npm run fonts`. The original packages contain every weight of each family and
 * take up 290 MB, of which 20 MB are needed. Compression does not change a font's bytes.
 */
const FOLDER = path.join(ROOT, 'fonts');
const PACKAGES = {
  '@expo-google-fonts/gowun-batang': '0.4.1',
  '@expo-google-fonts/nanum-brush-script': '0.2.3',
  '@expo-google-fonts/nanum-pen-script': '0.4.0',
  '@expo-google-fonts/noto-sans-kr': '0.4.3',
  '@expo-google-fonts/noto-sans-symbols-2': '0.4.1',
  '@expo-google-fonts/noto-serif-kr': '0.4.3',
  '@expo-google-fonts/song-myung': '0.4.2',
  pretendard: '1.3.9',
};

/** The fonts that the server prints with, by PostScript name. */
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
  'NotoSansSymbols2-Regular': '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
};

const LICENCES = {
  'gowun-batang': '@expo-google-fonts/gowun-batang/LICENSE_FONT',
  nanum: '@expo-google-fonts/nanum-pen-script/LICENSE_FONT',
  'noto-sans-kr': '@expo-google-fonts/noto-sans-kr/LICENSE_FONT',
  'noto-sans-symbols-2': '@expo-google-fonts/noto-sans-symbols-2/LICENSE_FONT',
  'noto-serif-kr': '@expo-google-fonts/noto-serif-kr/LICENSE_FONT',
  pretendard: 'pretendard/dist/LICENSE.txt',
  'song-myung': '@expo-google-fonts/song-myung/LICENSE_FONT',
};

const WEB = 'pretendard/dist/web/variable';
const WEB_STYLES = 'pretendardvariable-dynamic-subset.css';
const WEB_FILES = 'woff2-dynamic-subset';

const scratch = await mkdtemp(path.join(tmpdir(), 'dojang-fonts-'));
try {
  const wanted = Object.entries(PACKAGES).map(([name, version]) => `${name}@${version}`);
  await run('npm', ['install', '--prefix', scratch, '--no-save', '--ignore-scripts', ...wanted]);
  const source = (file: string) => path.join(scratch, 'node_modules', file);
  for (const part of ['print', 'web', 'licences']) {
    await rm(path.join(FOLDER, part), { recursive: true, force: true });
    await mkdir(path.join(FOLDER, part), { recursive: true });
  }
  for (const [name, file] of Object.entries(PRINTED))
    await writeFile(path.join(FOLDER, 'print', `${name}.ttf.zst`), compress(await readFile(source(file))));
  for (const [name, file] of Object.entries(LICENCES))
    await cp(source(file), path.join(FOLDER, 'licences', `${name}.txt`));
  await cp(source(path.join(WEB, WEB_STYLES)), path.join(FOLDER, 'web/pretendard.css'));
  await cp(source(path.join(WEB, WEB_FILES)), path.join(FOLDER, 'web', WEB_FILES), { recursive: true });
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Zstandard is 10 percent larger than Brotli here but four times as fast to decompress, which every process does. */
function compress(font: Buffer) {
  return zstdCompressSync(font, { params: { [constants.ZSTD_c_compressionLevel]: 19 } });
}
