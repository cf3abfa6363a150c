import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '../text/escape-html.ts';
import { writePolicy } from './security-headers.ts';

type PlainPage = { title: string; css: string; body: string; frames?: boolean };

/** Sends a page for developers and operators: HTML without scripts, and one style sheet allowed by its hash. */
export function sendPlainPage(reply: FastifyReply, { title, css, body, frames = false }: PlainPage) {
  const sheet = `${BASE_CSS}${css}`;
  const hash = createHash('sha256').update(sheet).digest('base64');
  void reply.headers({
    'content-security-policy': writePolicy({
      'default-src': "'none'",
      'style-src': `'sha256-${hash}'`,
      'img-src': "'self'",
      ...(frames && { 'frame-src': "'self'" }),
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    }),
  });
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${sheet}</style>
</head>
<body>${body}</body>
</html>
`);
}

const BASE_CSS = `
:root{color-scheme:light dark;--paper:#f6f5f2;--card:#fff;--ink:#1d1b19;--soft:#6b6560;--line:#e3dfd8;--seal:#c8372d;--mark:#f1eee8}
@media (prefers-color-scheme:dark){:root{--paper:#101114;--card:#191b1f;--ink:#efece6;--soft:#a29c94;--line:#2c2f35;--seal:#ff7a6e;--mark:#23262b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.6 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:3px}
a:focus-visible,summary:focus-visible{outline:2px solid var(--seal);outline-offset:2px;border-radius:4px}
code,pre{font:13px/1.6 ui-monospace,"SF Mono",Menlo,Consolas,monospace}
`;
