import { ContentError } from './content/pages/content-error.ts';
import { PlansError } from './content/plans.ts';
import { ConfigError, readConfig } from './config.ts';
import { MissingFontsError } from './documents/fonts/font-files.ts';
import { SealKeyError } from './documents/seal/keys/errors.ts';
import { OperatorError } from './operator-error.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { printWelcome } from './process/welcome.ts';
import { startServer } from './start-server.ts';

/** Starts the database, the jobs and the HTTP server, depending on the role. Stops them in reverse order. */
try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignals(server.stop);
  if (!config.isProduction) printWelcome(config, server);
} catch (error) {
  // The operator can fix these errors from their message alone. Any other is a bug and needs a stack trace.
  const said =
    error instanceof ConfigError ||
    error instanceof ContentError ||
    error instanceof MissingFontsError ||
    error instanceof OperatorError ||
    error instanceof PlansError ||
    error instanceof SealKeyError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : error;
  process.stderr.write(`${String(said)}\n`);
  process.exit(1);
}
