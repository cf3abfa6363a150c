import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderConfigurationPage } from '../server/configuration/page.ts';
import { generateDatabaseTypes } from './lib/database-types.ts';
import { renderCharacterWidths } from './lib/character-widths.ts';
import { renderNoticesPage } from './lib/notices-page.ts';
import { ROOT, runCommand } from './lib/run.ts';

/** Writes all generated files. `npm run check` fails if one is outdated. */
await runCommand('openapi-typescript', []);
await runCommand('redocly', ['bundle', 'main', '-o', 'openapi/openapi.gen.json']);
await generateDatabaseTypes();
await writeFile(path.join(ROOT, 'rules/character-widths.gen.ts'), renderCharacterWidths());
await writeFile(path.join(ROOT, 'docs/configuration.md'), renderConfigurationPage());
await writeFile(path.join(ROOT, 'THIRD_PARTY_NOTICES.md'), await renderNoticesPage());
