import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/run.ts';
import { readPlaywrightReport, readVitestReport } from '../../scripts/lib/test-runs.ts';

it('explains a failed journey by its error, its requests and its page', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'dojang-report-')), 'error-context.md');
  writeFileSync(file, '# Error details\n\n```\nnot visible\n```\n\n```yaml\n- button "적용"\n```\n\n# Test source\n');
  const attachments = [
    { name: 'screenshot', path: 'test-failed-1.png' },
    { name: 'requests', body: Buffer.from('1.3 s GET /api/app/files 200 at 1.7 s').toString('base64') },
    { name: 'error-context', path: file },
  ];
  const tests = [{ results: [{ duration: 1500, errors: [{ message: 'not visible' }], attachments }] }];
  const specs = [{ title: 'pages are turned', file: 'arrange.spec.ts', ok: false, tests }];
  const report = { stats: { expected: 2, flaky: 0, unexpected: 1 }, suites: [{ specs: [], suites: [{ specs }] }] };

  expect(await readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 1,
    tests: [{ name: 'arrange.spec.ts: pages are turned', seconds: 1.5 }],
    failures: [
      {
        name: 'arrange.spec.ts: pages are turned',
        why: 'not visible',
        context: ['1.3 s GET /api/app/files 200 at 1.7 s', '- button "적용"\n'],
      },
    ],
  });
});

it('names a file whose hook failed beside tests that all passed', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    testResults: [
      {
        name: `${ROOT}/tests/pages/template/upload.test.tsx`,
        status: 'failed',
        message: 'Hook timed out in 10000ms.',
        assertionResults: [{ fullName: 'keeps the name', status: 'passed', duration: 1500, failureMessages: [] }],
      },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ name: 'tests/pages/template/upload.test.tsx', why: 'Hook timed out in 10000ms.' }],
  });
});
