import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RawCell } from '../../rules/sheet-cell.types.ts';
import type { PageInfo } from './geometry.ts';
import type { FileKind, IntakeOutcome } from './intake.types.ts';
import {
  readBothPictures,
  readAnswer,
  readDocumentAnalysis,
  readArrangedPages,
  readIntakeResult,
  readPageNumbers,
  readPicture,
  readRefusalCode,
} from './intake/read-results.ts';
import { readRedrawnImage } from './intake/read-redrawn.ts';
import type { ImageUse } from './intake/redraw-image.ts';
import { MAX_FILE_BYTES, createNotice, createRefusal, type Refusal } from './intake/words.ts';
import type { BothPictures } from './pages/picture.ts';
import type { ArrangedPage, ArrangedPages } from './pdf/arrange.ts';
import { readPagesResult, type PageContent } from './pages/read-page.ts';
import { readWritingResult, type Writing } from './reading/read-writing.ts';
import { readSheetResult } from './sheets/read-sheet-result.ts';
import type { Sheet } from './sheets/read-sheet.ts';
import { readRowsResult, readRowsPart, readSurveyResult } from './sheets/read-table-results.ts';
import type { SheetChoice, SheetReadResult, TableSurvey, UnreadableReason } from './sheets/table.types.ts';
import type { DocumentAnalysis } from './suggest/read-document.ts';
import { readVerification } from './verify/read-verification.ts';
import type { TrustedCertificates } from './verify/trusted-certificates.ts';
import type { Verification } from './verify/verification.ts';
import { createWorkerPool, type PoolOptions, type Task } from './workers/pool.ts';
import { WorkerFailure } from './workers/worker-failure.ts';

export type DocumentEngineOptions = Partial<
  Pick<PoolOptions, 'maxChildren' | 'heapMb' | 'residentMb' | 'retireAboveMb' | 'idleMs' | 'lastIdleMs'>
> & {
  /** Overrides of the tasks' CPU time limits. */
  limits?: Partial<typeof LIMITS_MS>;
  /** How much longer than its CPU time a task may take. */
  wallFactor?: number;
  /** Called to log a file that crashed a child process. The caller gets the error, too. */
  onFailure?: (failure: WorkerFailure, task: string) => void;
};

/** A normalised file by its SHA-256. `read` is only called if no child process has it open. */
export type StoredPdf = { sha256: string; read: () => Promise<Uint8Array> | Uint8Array };

/** An image re-encoded without metadata, or the reason for rejecting it. */
export type RedrawnImage =
  | { kind: 'PNG' | 'JPEG'; image: Uint8Array; refusal: null }
  | { kind: 'PNG' | 'JPEG' | null; image: null; refusal: Refusal };

export type DocumentEngine = ReturnType<typeof createDocumentEngine>;

/** Each task's limit on CPU time, which doesn't depend on how busy the machine is. */
const LIMITS_MS = {
  intake: 9_000,
  arrangePages: 9_000,
  hangul: 20_000,
  drawPage: 9_000,
  readText: 20_000,
  readWriting: 9_000,
  readDocument: 20_000,
  findPlainPages: 9_000,
  readSheet: 15_000,
  verify: 20_000,
};
const WALL_FACTOR = 6;
/** An idle child process takes 150 MB, or 250 MB after rendering with all Korean fonts. */
const POOL = {
  maxChildren: 2,
  heapMb: 512,
  residentMb: 1_024,
  retireAboveMb: 600,
  idleMs: 30_000,
  lastIdleMs: 60_000,
};
/** The paths that child processes may read, as written and with symbolic links resolved. */
const MAY_READ = [
  './',
  '../audit/',
  '../text/',
  '../../rules/',
  '../../fonts/print/',
  '../../node_modules/',
  '../../package.json',
].flatMap((place) => {
  const called = fileURLToPath(new URL(place, import.meta.url));
  return existsSync(called) ? [called, path.join(realpathSync(called), place.endsWith('/') ? '/' : '')] : [];
});

/** Creates the engine, which handles all untrusted bytes in child processes. Create one per server. */
export function createDocumentEngine({
  limits,
  wallFactor = WALL_FACTOR,
  onFailure,
  ...pool
}: DocumentEngineOptions = {}) {
  const limitsMs = { ...LIMITS_MS, ...limits };
  const workers = createWorkerPool({
    ...POOL,
    ...pool,
    script: new URL('./engine-child.ts', import.meta.url),
    mayRead: MAY_READ,
  });

  async function run(task: Omit<Task, 'wallMs'>) {
    try {
      return await workers.run({ ...task, wallMs: task.cpuMs * wallFactor });
    } catch (error) {
      if (error instanceof WorkerFailure && error.reason !== 'CLOSED') onFailure?.(error, task.name);
      throw error;
    }
  }

  return {
    /** Processes an upload. Only rejects if something other than the file failed, so the call can be retried. */
    async intake(upload: Uint8Array): Promise<IntakeOutcome> {
      const sha256 = createHash('sha256').update(upload).digest('hex');
      if (upload.length === 0) return refused(sha256, null, createRefusal('FILE_EMPTY'));
      if (upload.length > MAX_FILE_BYTES) return refused(sha256, null, createRefusal('FILE_TOO_LARGE'));
      try {
        const cpuMs = mayBeHangul(upload) ? limitsMs.hangul : limitsMs.intake;
        const document = { key: sha256, read: () => upload };
        const answer = readIntakeResult(await run({ name: 'intake', input: null, document, cpuMs }));
        if (answer.refusal) return refused(sha256, answer.kind, answer.refusal);
        const { kind, needsConfirmation, pages, notices, suggestions, normalisedSha256 } = answer;
        return {
          status: needsConfirmation ? 'NEEDS_CONFIRMATION' : 'READY',
          kind,
          pages,
          notices: notices.map(createNotice),
          refusal: null,
          sha256,
          normalised: answer.normalised ?? upload,
          normalisedSha256,
          suggestions,
        };
      } catch (error) {
        return refused(sha256, null, toRefusal(error));
      }
    },

    /** Checks that a PDF that is only passed on can be opened. Like `intake`, resolves whatever the bytes are. */
    async checkPdf(upload: Uint8Array): Promise<Refusal | null> {
      // The prefix keeps this file apart from a document with the same bytes that the child has cached.
      const key = `check ${createHash('sha256').update(upload).digest('hex')}`;
      const document = { key, read: () => upload };
      try {
        const code = readRefusalCode(await run({ name: 'checkPdf', input: null, document, cpuMs: limitsMs.intake }));
        return code && createRefusal(code);
      } catch (error) {
        return toRefusal(error);
      }
    },

    /** Creates a file from pages of a normalised one. Rejects with WorkerFailure at a limit. */
    async arrangePages({ sha256, read }: StoredPdf, pages: readonly ArrangedPage[]): Promise<ArrangedPages> {
      const document = { key: sha256, read };
      const cpuMs = limitsMs.arrangePages;
      return readArrangedPages(await run({ name: 'arrangePages', input: pages, document, cpuMs }));
    },

    /** Re-encodes an image that isn't a document. Like `intake`, resolves whatever the bytes are. */
    async redrawImage(upload: Uint8Array, use: ImageUse): Promise<RedrawnImage> {
      try {
        // The prefix keeps this image apart from a document with the same bytes that the child has cached.
        const key = `picture ${createHash('sha256').update(upload).digest('hex')}`;
        const document = { key, read: () => upload };
        const answer = await run({ name: 'redrawImage', input: { use }, document, cpuMs: limitsMs.intake });
        const { kind, image, refusal } = readRedrawnImage(answer);
        return refusal ? { kind, image: null, refusal: createRefusal(refusal) } : { kind, image, refusal };
      } catch (error) {
        return { kind: null, image: null, refusal: toRefusal(error) };
      }
    },

    /** Returns whether nothing of a re-encoded image can be seen on paper. */
    async isBlankPicture(image: Uint8Array): Promise<boolean> {
      const key = `picture ${createHash('sha256').update(image).digest('hex')}`;
      const document = { key, read: () => image };
      return readAnswer(await run({ name: 'isBlankPicture', input: null, document, cpuMs: limitsMs.intake }));
    },

    async drawBothPictures({ sha256, read }: StoredPdf, page: number): Promise<BothPictures> {
      const document = { key: sha256, read };
      const input = { page };
      return readBothPictures(await run({ name: 'drawBothPictures', input, document, cpuMs: limitsMs.drawPage }));
    },

    async drawPage({ sha256, read }: StoredPdf, page: number, width: number): Promise<Uint8Array> {
      const document = { key: sha256, read };
      const input = { page, width };
      return readPicture(await run({ name: 'drawPage', input, document, cpuMs: limitsMs.drawPage }));
    },

    /** Reads a spreadsheet's first sheet as text. Resolves whatever the bytes are. */
    async readSheet(upload: Uint8Array, maxRows: number): Promise<Sheet> {
      const key = `sheet ${createHash('sha256').update(upload).digest('hex')}`;
      const document = { key, read: () => upload };
      try {
        const task = { name: 'readSheet', input: { maxRows }, document, cpuMs: limitsMs.readSheet };
        return readSheetResult(await run(task));
      } catch (error) {
        toRefusal(error);
        return { isReadable: false, rows: null };
      }
    },

    /**
     * Finds a spreadsheet's sheets and their header rows, or returns why it can't be read. Resolves whatever the bytes
     * are.
     */
    async surveySheets(upload: Uint8Array): Promise<TableSurvey | UnreadableReason> {
      const task = { name: 'surveySheets', input: null, document: asTable(upload), cpuMs: limitsMs.readSheet };
      try {
        return readSurveyResult(await run(task));
      } catch (error) {
        toRefusal(error);
        return 'DAMAGED';
      }
    },

    /**
     * Reads the rows below the header with their types, up to `maxRows`. Passes them on in batches while still reading.
     * Resolves whatever the bytes are.
     */
    async readSheetRows(
      upload: Uint8Array,
      input: SheetChoice,
      takeRows: (rows: RawCell[][]) => void,
    ): Promise<SheetReadResult | UnreadableReason> {
      let taken = 0;
      const onPart = (value: unknown) => {
        const { from, rows } = readRowsPart(value);
        // A retry in another child process starts over, so skip the rows that were already passed on.
        const others = rows.slice(Math.max(0, taken - from));
        taken += others.length;
        if (others.length > 0) takeRows(others);
      };
      const task = { name: 'readSheetRows', input, document: asTable(upload), cpuMs: limitsMs.readSheet, onPart };
      try {
        return readRowsResult(await run(task));
      } catch (error) {
        toRefusal(error);
        return 'DAMAGED';
      }
    },

    /** Verifies a file. Returns null at a limit. */
    async verify(upload: Uint8Array, trust: TrustedCertificates): Promise<Verification | null> {
      const key = `verify ${createHash('sha256').update(upload).digest('hex')}`;
      const document = { key, read: () => upload };
      try {
        return readVerification(await run({ name: 'verify', input: trust, document, cpuMs: limitsMs.verify }));
      } catch (error) {
        toRefusal(error);
        return null;
      }
    },

    /** Reads every page's words, lines and rectangles, in user space. */
    async readText({ sha256, read }: StoredPdf): Promise<PageContent[]> {
      const document = { key: sha256, read };
      return readPagesResult(await run({ name: 'readText', input: null, document, cpuMs: limitsMs.readText }));
    },

    /** Reads a page's text in reading order. Rejects like `drawPage`. */
    async readWriting({ sha256, read }: StoredPdf, page: PageInfo): Promise<Writing> {
      const document = { key: sha256, read };
      const cpuMs = limitsMs.readWriting;
      return readWritingResult(await run({ name: 'readWriting', input: page, document, cpuMs }));
    },

    /** Finds the pages whose content closes everything that it opens, so that sealing doesn't have to parse them. */
    async findPlainPages({ sha256, read }: StoredPdf): Promise<number[]> {
      const document = { key: sha256, read };
      const task = { name: 'findPlainPages', input: null, document, cpuMs: limitsMs.findPlainPages };
      return readPageNumbers(await run(task));
    },

    /** Reads a normalised file's text, and suggests fields for its blanks. */
    async readDocument({ sha256, read }: StoredPdf): Promise<DocumentAnalysis> {
      const document = { key: sha256, read };
      const task = { name: 'readDocument', input: null, document, cpuMs: limitsMs.readDocument };
      return readDocumentAnalysis(await run(task));
    },

    /** Preloads the Hangul converter, which takes each child half a second. */
    async prepareHangul(): Promise<void> {
      await run({ name: 'prepareHangul', input: null, document: null, cpuMs: limitsMs.hangul });
    },

    /** Keeps a child process ready for a minute, so that the next task doesn't wait for one to start. */
    keepReady: () => workers.keepReady(),
    ready: () => workers.ready(),
    pids: () => workers.pids(),
    close: () => workers.close(),
  };
}

/** Identifies a spreadsheet. The child process keeps it unpacked between finding the header and reading the rows. */
const asTable = (upload: Uint8Array) => ({
  key: `table ${createHash('sha256').update(upload).digest('hex')}`,
  read: () => upload,
});

function refused(sha256: string, kind: FileKind | null, refusal: Refusal): IntakeOutcome {
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

/** Returns why a file is rejected. Rethrows failures that aren't about the file. */
function toRefusal(error: unknown): Refusal {
  if (!(error instanceof WorkerFailure)) throw error;
  switch (error.reason) {
    case 'CPU':
      return createRefusal('FILE_TOO_COMPLEX');
    case 'MEMORY':
      return createRefusal('FILE_TOO_MUCH_MEMORY');
    case 'CRASH':
      return createRefusal('FILE_DAMAGED');
    case 'TIMEOUT':
    case 'KILLED':
    case 'NOT_STARTED':
    case 'CLOSED':
      throw error;
  }
}

/** Returns whether the file might be a Hangul document (a zip or OLE container), which takes longer to lay out. */
const mayBeHangul = (bytes: Uint8Array) => (bytes[0] === 0x50 && bytes[1] === 0x4b) || bytes[0] === 0xd0;
