import { openSealing, type Sealing } from '../../server/modules/sealing/sealing.ts';
import { createSealingJobs } from '../../server/modules/sealing/sealing.jobs.ts';
import { contractJobs, work } from './contracts.ts';
import { samplePdf } from './documents/sample-pdfs.ts';
import { untilStatus, upload } from './files.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

type RealFile = { title?: string; pages?: number; text?: (page: number) => string };

/** A contract with real pages for the real engine. */
export const realFile = (api: TestApp, owner: Person, { title = '용역계약서', ...sample }: RealFile = {}) => ({
  async make() {
    const { fileId } = await upload(api, owner, samplePdf({ pages: 3, ...sample }));
    await untilStatus(api, owner, fileId, 'READY');
    const body = { title, fileIds: [fileId] };
    const { contractId } = await api.ok('createContract', { token: owner.accessJwt, body });
    return { contractId, fileId };
  },
});

export const sealingOf = (api: TestApp): Promise<Sealing> => openSealing(api.deps.config);

/** Seals what is due and delivers messages, as a worker does, and returns how each job ended. */
export const workAndSeal = (api: TestApp, sealing: Sealing) =>
  work(api, [...contractJobs(api), ...createSealingJobs({ ...api.deps, pagePictures: api.pagePictures, sealing })]);

/** Makes every job that waits for another attempt due. */
export const makeRetriesDue = (api: TestApp) =>
  api.database
    .updateTable('jobs')
    .set({ runAt: new Date(0) })
    .execute();
