import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';

/** The user that PostgreSQL runs as, and how it stops when this process dies. */
export type ProcessIdentity = {
  uid: number | null;
  gid: number | null;
  /** The command and arguments to put before the program. */
  prefix: string[];
};

const CAP_DAC_OVERRIDE = 1n;
const CAP_DAC_READ_SEARCH = 2n;
const CAP_SETPCAP = 8n;

/**
 * Chooses a user for PostgreSQL, which refuses to run as root. If we are root, the other user gets two capabilities for
 * opening folders, because the checkout may be in a folder that only root can enter.
 */
export async function chooseProcessIdentity(clusterFolder: string): Promise<ProcessIdentity> {
  const setpriv = await findSetpriv();
  if (process.getuid?.() !== 0) {
    return { uid: null, gid: null, prefix: setpriv ? ['setpriv', '--pdeathsig', 'INT'] : [] };
  }
  const { uid, gid } = (await ownerOf(clusterFolder)) ?? (await unprivilegedUser());
  if (!setpriv) return { uid, gid, prefix: [] };
  return {
    uid,
    gid,
    prefix: [
      'setpriv',
      `--reuid=${uid}`,
      `--regid=${gid}`,
      '--clear-groups',
      ...(await capabilityOptions()),
      '--pdeathsig',
      'INT',
    ],
  };
}

/** Returns only the environment variables that PostgreSQL needs, because the others include our secrets. */
export const buildClusterEnv = (own: Record<string, string>) => ({
  ...Object.fromEntries(NEEDED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
  ...own,
});
const NEEDED = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'] as const;

/** Options for spawn. Without setpriv, Node switches the user itself. */
export const buildSpawnIdentity = ({ uid, gid, prefix }: ProcessIdentity) =>
  prefix.length === 0 && uid !== null && gid !== null ? { uid, gid } : {};

async function findSetpriv() {
  if (process.platform !== 'linux') return false;
  try {
    const { stdout } = await promisify(execFile)('setpriv', ['--help']);
    return ['--reuid', '--pdeathsig', '--ambient-caps'].every((option) => stdout.includes(option));
  } catch {
    return false;
  }
}

/**
 * Lists the capabilities to pass on. Containers may lack some of root's, and setpriv fails if asked for a missing one.
 */
async function capabilityOptions() {
  const status = await readFile('/proc/self/status', 'utf8');
  const held = BigInt(`0x${/^CapPrm:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  const wanted = [
    { name: 'dac_override', bit: CAP_DAC_OVERRIDE },
    { name: 'dac_read_search', bit: CAP_DAC_READ_SEARCH },
  ].filter(({ bit }) => (held >> bit) & 1n);
  if (wanted.length === 0) return [];
  const list = wanted.map(({ name }) => `+${name}`).join(',');
  // initdb calls access(2) on its own files, which ignores the capabilities of non-root users unless this bit is set.
  const securebits = (held >> CAP_SETPCAP) & 1n ? ['--securebits', '+no_setuid_fixup'] : [];
  return [...securebits, '--inh-caps', list, '--ambient-caps', list];
}

/** Returns the folder's owner. Null if the folder is new or belongs to root. */
async function ownerOf(clusterFolder: string) {
  const there = await stat(clusterFolder).catch(() => null);
  return there && there.uid !== 0 ? { uid: there.uid, gid: there.gid } : null;
}

async function unprivilegedUser() {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((fields) => fields[0] === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody.');
}
