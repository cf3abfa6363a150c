import { REQUIRED_IN_PRODUCTION } from './production.ts';
import { CONFIG_VARIABLES } from './variables.ts';

/** Renders docs/configuration.md. `npm run generate` writes the file, and a test checks that it is up to date. */
export function renderConfigurationPage() {
  const rows = CONFIG_VARIABLES.map(
    (variable) => `| \`${variable.name}\` | ${variable.default} | ${variable.meaning} |`,
  );
  return `# Configuration

Everything is set by environment variables, read once at the start (\`server/config.ts\`). None is needed for a first
start. A value that can't be read ends the start with one line for each fault.

| Variable | Default | Meaning |
|---|---|---|
${rows.join('\n')}

## Production

\`DOJANG_MODE=production\` starts only with ${REQUIRED_IN_PRODUCTION.slice(0, -1)
    .map((name) => `\`${name}\``)
    .join(', ')} and \`${REQUIRED_IN_PRODUCTION.at(-1)}\` set to
values of your own, and lists everything that is missing at once. There is no demo data, no emulator and no mailbox.
The embedded database is allowed and the log says so: then one process on one DATA_DIR is all there may be. With
DATABASE_URL any number of \`ROLE=web\` and \`ROLE=worker\` processes may run on the same database; they need the same
SECRET_KEY and the same files under DATA_DIR.

This table is written from \`server/configuration/variables.ts\` by \`npm run generate\`.
`;
}
