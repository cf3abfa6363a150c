import { existsSync } from 'node:fs';
import path from 'node:path';

type Node = { type: string; [key: string]: unknown };
type Context = { filename: string; report: (finding: { node: Node; message: string }) => void };

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Styles and stories may import parts of their own slice, and tests may import anything. */
const FREE = /\.(?:stories\.tsx|css\.ts|test\.tsx?)$/;
const known = new Map<string, string | null>();

/**
 * Requires imports of slices and of parts of `shared` to use their index. The part is the outermost folder with an
 * index, no matter how deeply it is nested. The slice checker's own rule does not support groups inside `shared/ui`.
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

/** Finds the outermost folder on the path that has an index, or null for a file that belongs to none. */
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
