import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from './scripts/lib/browser-range.ts';
import { createFileNames } from './scripts/lib/first-pages.ts';
import { textInRem } from './scripts/lib/text-in-rem.ts';
import { pdfAssets } from './scripts/lib/pdf-assets.ts';

const root = import.meta.dirname;
export const resolve = {
  alias: { '@': path.join(root, 'src'), '#openapi': path.join(root, 'openapi/schema.gen.d.ts') },
};

/** Replaced by the server in each response (`server/http/spa.ts`); Vite puts it on every tag that it writes. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** What a receiver's page needs of the shared code before it can show anything. */
const RECEIVER =
  /\/node_modules\/openapi-fetch\/|\/src\/shared\/(?:api\/(?:api-error|bare-client|client-messages|error-message|form-answer|post-form|request-key|sign-client|unwrap)|session\/(?:create-receiver-fetch|is-unauthorized|member-signing-session|receiver-session)|i18n\/|lib\/seoul-time\/|config\/)|\/src\/entities\/sign-contract\/|\/src\/features\/receiver\/choose-language\/(?!.*\.css$)|\/src\/shared\/ui\/feedback\/original-note\/(?!.*\.css$)|\/rules\/(?:list-items|page-geometry|problem-writer|unprintable)/;
/** The small parts that every page has: as files of their own they would cost a request each. */
const PARTS =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@vanilla-extract)\/|\/src\/shared\/icons\/create-icon\.|\/src\/shared\/icons\/(?:check|circle-exclamation-point|lock|maximize|pen-line|shield-check|smartphone|stamp|x)\.|\/src\/shared\/ui\/[a-z]+\/(?:button|tooltip|logo|icon-button|responsive|spinner)\/|\/src\/shared\/lib\/(?:delayed-flag|merge-refs)\/|\/src\/shared\/lib\/browser\/(?:use-preloaded-glyphs|load-glyphs)|\/src\/shared\/styles\/(?:global\.css\.ts$|tokens)|\/src\/shared\/session\/(?:session-renewal|sibling-tabs|thread-secret|token-storage|unsaved-work)|preload-helper|\/node_modules\/get-nonce\//;
/** What everybody needs who types something on their way in: members and receivers, but no landing page. */
const WAYS_IN =
  /\/src\/shared\/(?:ui\/(?:actions\/link|feedback\/banner|inputs\/(?:checkbox|field|password-input))\/|ui\/inputs\/text-input\/(?:input-box|text-input)\.|session\/(?:devices|fetch-with-auth|session-tokens)|api\/(?:client|keep-failure|session-control)|lib\/(?:form-rules|own-path)\/|lib\/browser\/parse-url)|\/rules\/(?:blank|email|names|phone-number)\.|\/src\/shared\/icons\/(?:circle|eye|eye-off|info|minus|triangle-exclamation-point)\./;
/** The styles that the entry brings, and those of the parts: one sheet, since the page waits for each. */
const FIRST_STYLES = new RegExp(
  `(?:/fonts/web/|/src/shared/styles/|/src/shared/ui/layout/standalone-frame/|/src/pages/crash/|/src/app/layouts/own-console|/src/features/receiver/choose-language/|/src/shared/ui/feedback/original-note/|${PARTS.source}).*\\.css$`,
);
/** What a receiver sees while the document is on its way: the page, its layout and what that shows. */
const OPENING = /\/src\/(?:app\/layouts\/sign-layout|pages\/sign\/start|widgets\/first-sight)/;
/** Wherever there is a flow, all of this is needed. */
const MACHINES =
  /\/node_modules\/(?:xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)\/|\/src\/shared\/lib\/actors\//;
/** The icons of receivers' pages that others have, too, but neither the landing pages nor the ways in: 200 bytes each. */
const SIGNS =
  /\/src\/shared\/icons\/(?:arrow-left|badge-check|building-complex|calendar-days|calendar-x-2|camera|chevron-down|chevron-left|chevron-right|circle-check|circle-dot|circle-slash|circle-x|clock|download|eraser|file-down|file-x-corner|files|hash|hourglass|image|image-up|key-round|link|list|mail|paperclip|phone|printer|search|square-check|text-align-start|timer|timer-reset|trash|type|undo-2|unplug|user-round|user-round-check|wifi-off|zoom-in|zoom-out)\./;
/** What menus, dialogs and tabs are made with. The lean pages only seem to need it, by the lists that they import from. */
const CONTROLS =
  /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|tslib)\//;
/** The small parts of the pages that show documents. */
const PIECES =
  /\/src\/shared\/(?:ui\/(?:feedback\/empty-state|layout\/stack|overlays\/layer|inputs\/text-input\/text-area)|lib\/browser\/(?:passed-points|use-pointer))|\/rules\/graphemes/;
/** The texts of one language, which are loaded together when it is chosen. */
const TEXTS = /\/(?:src|rules)\/.*\.(vi|zh|th|ne|km|id|uz|mn)\.ts$/;
const nameTexts = (id: string) => `texts-${TEXTS.exec(id)?.[1] ?? ''}`;
/** The icons of the console, 300 bytes each: all but those that the landing pages and receivers' pages have. */
const ICONS =
  /\/src\/shared\/icons\/(?!(?:a-arrow-up|circle-pause|copy|ellipsis-vertical|external-link|file-text|fingerprint-pattern|house|languages|list-checks|maximize|menu|message-circle|rotate-ccw|rotate-ccw-clock|text-cursor-input|user-round-plus|users-round)\.)/;
/** What lists and settings are made with. */
const LISTS =
  /\/src\/(?:widgets\/list-frame|shared\/ui\/(?:data\/(?:name-list|pagination|reorder|table)|inputs\/(?:combobox|radio-group|segmented-control|select|switch)|layout\/(?:card|filter-bar|page-header)|overlays\/(?:confirm-dialog|reason-dialog|rename-dialog)|feedback\/badge)|entities\/(?:filing|group|member))\/|\/node_modules\/@tanstack\/react-query\/.*useQueries/;
const LEAN = [
  'app/entrypoint/main.tsx',
  'app/layouts/landing-layout.tsx',
  ...['home', 'plan', 'faq', 'support', 'terms', 'privacy'].map((page) => `pages/landing/${page}/index.ts`),
  ...['sign-in', 'find-password', 'change-password'].map((page) => `pages/auth/${page}/index.ts`),
];
/**
 * What receivers open, one after the other, and what every page of the console is shown in. The landing pages and the
 * ways in are measured to the kilobyte.
 */
const nameFile = createFileNames(
  path.join(root, 'src'),
  {
    letter: ['app/layouts/receiver-layout.tsx', 'pages/receiver/arrival/index.ts'],
    signing: ['app/layouts/sign-layout.tsx', 'features/receiver/sign-document/index.ts', 'widgets/signing/index.ts'],
    mark: ['widgets/signing/ui/mark-sheet.tsx', 'features/receiver/sign-document/ui/act-dialogs.tsx'],
    console: ['session', 'signed-in', 'setting', 'send', 'template', 'profile'].map(
      (name) => `app/layouts/${name}-layout.tsx`,
    ),
  },
  LEAN,
);
/** What receivers and the console share is small, and costs one request. */
const nameShared: typeof nameFile = (id, graph) => {
  const name = nameFile(id, graph);
  return name?.endsWith('-console') ? 'common' : name;
};

/**
 * A page takes only what it names from the shared segments, and finds it in few files: a receiver's first page waits
 * neither for the console's cache nor for twenty requests.
 */
const rolldownOptions = {
  treeshake: {
    moduleSideEffects: [
      { test: /\/src\/(?:shared\/(?:api|session|i18n|lib)|entities)\/(?!.*\.css)/, sideEffects: false },
    ],
  },
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: nameTexts, debugName: 'texts of a language', test: TEXTS, priority: 5 },
        { name: 'first', test: FIRST_STYLES, priority: 4 },
        { name: 'base', test: PARTS, priority: 3 },
        { name: 'receiver', test: RECEIVER, priority: 2 },
        { name: 'ways-in', test: WAYS_IN, priority: 1 },
        { name: 'opening', test: OPENING, priority: 1 },
        { name: 'signs', test: SIGNS, priority: 1 },
        { name: 'machines', test: MACHINES, priority: 1 },
        { name: 'controls', test: CONTROLS, priority: 1 },
        { name: 'common', test: PIECES, priority: 1 },
        { name: nameShared, debugName: 'receivers and the console' },
        { name: 'icons', test: ICONS },
        { name: 'lists', test: LISTS },
      ],
    },
  },
};

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), pdfAssets()],
  css: { postcss: { plugins: [textInRem] } },
  html: { cspNonce: NONCE_PLACEHOLDER },
  resolve,
  build: {
    target: BUILD_TARGET,
    manifest: true,
    outDir: 'dist/web',
    rolldownOptions,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8080' } },
  },
});
