import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const FOLDERS = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** The only feature that the legacy build of pdf.js requires and older in-app browsers lack. */
const POLYFILL =
  'Promise.withResolvers??=function(){let a,b;const promise=new this((c,d)=>{a=c;b=d});return{promise,resolve:a,reject:b}};\n';
const readWorker = () => POLYFILL + readFileSync(path.join(root, 'legacy/build/pdf.worker.min.mjs'), 'utf8');

/**
 * Serves the worker, fonts and character maps of pdf.js on our own origin, under a path with its version. The worker's
 * extension is `.js`, because some web servers don't know `.mjs`.
 */
export function pdfAssets(): Plugin {
  const version = /"version": "([^"]+)"/.exec(readFileSync(path.join(root, 'package.json'), 'utf8'))?.[1] ?? '';
  const prefix = `pdfjs-${version}/`;
  return {
    name: 'pdf-assets',
    config: () => ({ define: { __PDF_ASSETS__: JSON.stringify(prefix) } }),
    configureServer(server) {
      server.middlewares.use(`/${prefix}`, (request, response, next) => {
        const asked = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/').slice(1);
        response.setHeader('content-type', TYPES[path.extname(asked)] ?? 'application/octet-stream');
        if (asked === 'pdf.worker.js') return void response.end(readWorker());
        const [folder = '', name = ''] = asked.split('/');
        if (!FOLDERS.includes(folder) || !readdirSync(path.join(root, folder)).includes(name)) return next();
        createReadStream(path.join(root, folder, name)).pipe(response);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: `${prefix}pdf.worker.js`, source: readWorker() });
      for (const folder of FOLDERS) {
        for (const name of readdirSync(path.join(root, folder))) {
          const source = readFileSync(path.join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `${prefix}${folder}/${name}`, source });
        }
      }
    },
  };
}
