import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { verifyChain } from '../../server/audit/verify-chain.ts';
import type { Documents } from '../../server/deps.ts';
import { isBlankPicture } from '../../server/documents/intake/blank-picture.ts';
import { redrawImage } from '../../server/documents/intake/redraw-image.ts';
import { createRefusal } from '../../server/documents/intake/words.ts';
import { readSheet } from '../../server/documents/sheets/read-sheet.ts';
import { openTable, readTableInParts, surveyTable } from '../../server/documents/sheets/table.ts';
import type { PageInfo, Rotation } from '../../server/documents/geometry.ts';
import type { Suggestion } from '../../server/documents/fields.ts';
import { unpackTrustedCertificates } from '../../server/documents/verify/trusted-certificates.ts';
import { verify } from '../../server/documents/verify/verify.ts';
import type { FileKind, IntakeOutcome, RefusalCode } from '../../server/documents/intake.types.ts';

/** The fake's result for an upload, written into the upload itself: `%PDF-fake {"pages":3}`. */
type Script = {
  pages?: number;
  kind?: FileKind;
  status?: 'READY' | 'NEEDS_CONFIRMATION';
  notices?: Extract<IntakeOutcome, { status: 'READY' | 'NEEDS_CONFIRMATION' }>['notices'];
  refusal?: RefusalCode;
  suggestions?: Suggestion[];
  normalised?: string;
  /** Blocks until the test releases it. */
  held?: boolean;
};

const FAKE = '%PDF-fake ';

export const fakePdf = (script: Script = {}) => Buffer.from(`${FAKE}${JSON.stringify(script)}`);

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const blankPage = (number: number, rotation: Rotation): PageInfo => ({
  number,
  width: 595.28,
  height: 841.89,
  rotation,
  cropBox: [0, 0, 595.28, 841.89],
});

const drawBlank = (width: number, page: number) =>
  sharp({ create: { width, height: 20 + page, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();

/** Implements the engine's port without parsers, for testing what happens around it. */
export function createFakeDocuments() {
  const calls = {
    keepReady: 0,
    intake: 0,
    prepareHangul: 0,
    drawPage: 0,
    readWriting: 0,
    readDocument: 0,
    redrawImage: 0,
  };
  const waiting: (() => void)[] = [];
  const fake = {
    calls,
    /** Called before the next response, so that a test can make it fail or wait. */
    next: {
      intake: noop,
      prepareHangul: noop,
      arrangePages: noop,
      drawPage: noop,
      readWriting: noop,
      readDocument: noop,
    },
    waiting,
    letGo: () => waiting.splice(0).forEach((go) => go()),
  };

  async function drawNext() {
    calls.drawPage += 1;
    const { drawPage } = fake.next;
    fake.next.drawPage = noop;
    await drawPage();
  }

  const engine: Documents = {
    keepReady: () => void (calls.keepReady += 1),
    async intake(bytes): Promise<IntakeOutcome> {
      calls.intake += 1;
      const { intake } = fake.next;
      fake.next.intake = noop;
      await intake();
      const script: Script = JSON.parse(Buffer.from(bytes).toString().replace(FAKE, '').trim() || '{}');
      if (script.held) await new Promise<void>((resolve) => waiting.push(resolve));
      const sha256 = hash(bytes);
      const kind = script.kind ?? 'PDF';
      if (script.refusal) {
        const refusal = { errorCode: script.refusal, message: '이 파일은 쓸 수 없어요. 다른 파일을 올려주세요.' };
        return {
          status: 'REFUSED',
          kind,
          pages: [],
          notices: [],
          refusal,
          sha256,
          normalised: null,
          normalisedSha256: null,
          suggestions: [],
        };
      }
      const normalised = script.normalised ? Buffer.from(script.normalised) : bytes;
      return {
        status: script.status ?? 'READY',
        kind,
        pages: Array.from({ length: script.pages ?? 1 }, (_, place) => blankPage(place + 1, 0)),
        notices: script.notices ?? [],
        refusal: null,
        sha256,
        normalised,
        normalisedSha256: hash(normalised),
        suggestions: script.suggestions ?? [],
      };
    },
    checkPdf(bytes) {
      const written = Buffer.from(bytes).toString();
      const { refusal }: Script = written.startsWith(FAKE) ? JSON.parse(written.slice(FAKE.length)) : {};
      return Promise.resolve(refusal ? createRefusal(refusal) : null);
    },
    async arrangePages({ sha256 }, pages) {
      const { arrangePages } = fake.next;
      fake.next.arrangePages = noop;
      await arrangePages();
      const bytes = Buffer.from(`%PDF-arranged ${sha256} ${JSON.stringify(pages)}`);
      return { bytes, pages: pages.map(({ turn }, place) => blankPage(place + 1, turn)) };
    },
    prepareHangul() {
      calls.prepareHangul += 1;
      return fake.next.prepareHangul();
    },
    async drawPage(_, page, width) {
      await drawNext();
      return drawBlank(width, page);
    },
    async drawBothPictures(_, page) {
      await drawNext();
      return { small: await drawBlank(480, page), large: await drawBlank(1240, page) };
    },
    verify: (bytes, trust) => Promise.resolve(verify(bytes, { ...unpackTrustedCertificates(trust), verifyChain })),
    readText: () => Promise.resolve([]),
    async readWriting(_, { number }) {
      calls.readWriting += 1;
      const { readWriting } = fake.next;
      fake.next.readWriting = noop;
      await readWriting();
      return { lines: [`${number}쪽에 적힌 글`], isWhole: true };
    },
    isBlankPicture,
    readSheet,
    surveySheets: async (bytes) => surveyTable(openTable(Buffer.from(bytes))),
    readSheetRows: async (bytes, choice, takeRows) =>
      readTableInParts(openTable(Buffer.from(bytes)), choice, ({ rows }) => takeRows(rows)),
    findPlainPages: () => Promise.resolve([]),
    async readDocument() {
      calls.readDocument += 1;
      const { readDocument } = fake.next;
      fake.next.readDocument = noop;
      await readDocument();
      return { print: [], suggestions: [SUGGESTION] };
    },
    async redrawImage(bytes, use) {
      calls.redrawImage += 1;
      const { kind, image, refusal } = await redrawImage(bytes, use);
      if (!refusal) return { kind, image, refusal };
      return {
        kind,
        image,
        refusal: { errorCode: refusal, message: '이 사진은 쓸 수 없어요. 다른 사진을 올려주세요.' },
      };
    },
  };
  return Object.assign(engine, { fake });
}

const noop = (): Promise<void> => Promise.resolve();

export const SUGGESTION: Suggestion = {
  page: 1,
  rect: { x: 100, y: 700, width: 80, height: 24 },
  kind: 'SIGNATURE',
  party: 0,
  partyName: '갑',
  name: '서명',
  confidence: 0.9,
  words: '(서명)',
  source: 'TEXT',
};
