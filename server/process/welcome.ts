import type { ServerConfig } from '../config.ts';
import type { RunningServer } from '../start-server.ts';

export function printWelcome({ publicUrl, smtpUrl }: ServerConfig, { address, accounts, startedInMs }: RunningServer) {
  if (!address) return;
  const lines = [
    `도장 is ready (${(startedInMs / 1000).toFixed(1)} s)`,
    '',
    `  App        ${publicUrl}`,
    ...(smtpUrl ? [] : [`  Mailbox    ${publicUrl}/api/dev/mailbox`]),
    `  Reference  ${publicUrl}/api/reference`,
    ...(accounts[0] ? ['', `  Sign in with the password ${accounts[0].password} as`] : []),
    ...accounts.map(({ name, email }) => `    ${name}  ${email}`),
    '',
    'Ctrl-C stops it.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n\n`);
}
