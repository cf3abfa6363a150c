import { ConfigError, readConfig } from './config.ts';
import { SealKeyError } from './documents/seal/keys/errors.ts';
import { stopOnSignals } from './process/stop-on-signals.ts';
import { writeWelcome } from './process/welcome.ts';
import { startServer } from './start-server.ts';

/** config → database → jobs → HTTP, depending on the role. Everything is closed again in the opposite order. */
try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignals(server.stop);
  if (!config.isProduction) writeWelcome(config, server);
} catch (error) {
  // A wrong configuration or an unsuitable machine is explained in words. Anything else is a bug of ours and shows its
  // stack.
  const said =
    error instanceof ConfigError || error instanceof SealKeyError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : error;
  process.stderr.write(`${String(said)}\n`);
  process.exit(1);
}
