import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import initRhwp, { HwpDocument } from '@rhwp/core';
import { HangulXml } from './hangul-xml.ts';
import { parseSheet } from './parse-sheet.ts';
import { unzip, zip } from './zip.ts';

const HEADER = 'Contents/header.xml';
const SECTION = 'Contents/section0.xml';

/**
 * Builds this folder's Hangul files from their sheets: `node tests/support/documents/foreign-forms/build-hangul.ts
 * NAME.hwpx …`. With `SHADES=1`, everything marked as a blank is painted, so that it can be measured.
 */
await initRhwp({ module_or_path: await readFile(createRequire(import.meta.url).resolve('@rhwp/core/rhwp_bg.wasm')) });
const blank = HwpDocument.createEmpty();
blank.createBlankDocument();
const files = unzip(Buffer.from(blank.exportHwpx()));
const textOf = (name: string) => files.get(name)?.toString() ?? '';

for (const file of process.argv.slice(2)) {
  const { name, ext } = path.parse(file);
  const sheet = parseSheet(await readFile(path.join(import.meta.dirname, `${name}.xml`), 'utf8'));
  const writer = new HangulXml(
    { header: textOf(HEADER), section: textOf(SECTION) },
    process.env['SHADES'] !== undefined,
  );
  const { header, section } = writer.write(sheet);
  const written = zip(new Map([...files, [HEADER, Buffer.from(header)], [SECTION, Buffer.from(section)]]));
  const document = new HwpDocument(written);
  document.reflowLinesegs();
  await writeFile(
    path.resolve(path.parse(file).dir || import.meta.dirname, file),
    ext === '.hwp' ? document.exportHwp() : document.exportHwpx(),
  );
  document.free();
}
