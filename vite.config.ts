import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Replaced by the server in each response (`server/http/spa.ts`); Vite puts it on every tag that it writes. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  html: { cspNonce: NONCE_PLACEHOLDER },
  resolve: { alias: { '@': path.join(root, 'src'), '#openapi': path.join(root, 'openapi/schema.gen.d.ts') } },
  build: { target: ['es2022', 'chrome111', 'safari16.4', 'firefox114'], manifest: true, outDir: 'dist/web' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080' } },
  },
});
