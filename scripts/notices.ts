import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noticesPage } from './lib/notices-page.ts';
import { ROOT } from './lib/run.ts';

await writeFile(path.join(ROOT, 'THIRD_PARTY_NOTICES.md'), await noticesPage());
