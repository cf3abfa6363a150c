const NEEDED = { major: 22, minor: 18 };

/** Stops with a message if Node can't run TypeScript, rather than with a syntax error at the first type. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)) return;
  console.error(
    `This is Node ${process.versions.node}; ${NEEDED.major}.${NEEDED.minor} or later is needed. ` +
      'Run `npm ci` (it brings a fitting Node) and start by `npm start`.',
  );
  process.exit(1);
}
