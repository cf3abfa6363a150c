import { existsSync } from 'node:fs';
import path from 'node:path';

type Node = { type: string; [key: string]: unknown };
type Context = { filename: string; report: (finding: { node: Node; message: string }) => void };

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Styles and stories may import other parts of their slice, and tests anything. */
const FREE = /\.(?:stories\.tsx|css\.ts|test\.tsx?)$/;
const known = new Map<string, string | null>();

/**
 * Requires imports of slices and parts of `shared` to go through their index. The slice checker's own rule doesn't
 * support groups in `shared/ui`.
 */
const rule = {
  create(context: Context) {
    if (FREE.test(context.filename)) return {};
    const judge = (node: Node) => {
      const source: unknown = Reflect.get(Object(node['source']), 'value');
      const wanted = typeof source === 'string' && source.startsWith('@/') ? source.slice(2) : null;
      const part = wanted === null ? null : findPart(wanted);
      if (part !== null && part !== wanted)
        context.report({ node, message: `Import from \`@/${part}\`: what lies behind its index is its own.` });
    };
    return { ImportDeclaration: judge, ExportNamedDeclaration: judge, ExportAllDeclaration: judge };
  },
};

function findPart(wanted: string): string | null {
  const answer = known.get(wanted);
  if (answer !== undefined) return answer;
  const steps = wanted.split('/');
  const folders = steps.map((_, place) => steps.slice(0, place + 1).join('/'));
  const part = folders.find((folder) => existsSync(path.join(ROOT, 'src', folder, 'index.ts'))) ?? null;
  known.set(wanted, part);
  return part;
}

export default rule;
