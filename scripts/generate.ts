import { run } from './lib/run.ts';

/** The two forms of the document that code reads: types for both sides, one JSON file for the server. */
await run('openapi-typescript', []);
await run('redocly', ['bundle', 'main', '-o', 'openapi/openapi.gen.json']);
