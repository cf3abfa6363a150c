import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderNoticesPage } from './lib/notices-page.ts';
import { ROOT } from './lib/run.ts';

await writeFile(path.join(ROOT, 'THIRD_PARTY_NOTICES.md'), await renderNoticesPage());
