import { openApiDocument, operations, type JsonSchema, type Operation } from '../contract/document.ts';
import { ERROR_DEFINITIONS } from '../contract/domain-error.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { renderSchema } from './reference-schema.ts';

export function renderReference() {
  const { info, tags } = openApiDocument;
  return `
<input type="checkbox" id="menu" class="toggle"><label for="menu" class="menu">목차</label>
<nav aria-label="목차"><p class="brand"><a href="#top">${escapeHtml(info.title)}</a></p>
${tags.map(({ name }) => `<p class="group">${escapeHtml(name)}</p><ul>${ofTag(name).map(entry).join('')}</ul>`).join('')}
<p class="group">그 밖에</p><ul><li><a href="#errors">오류</a></li>${schemaNames()
    .map((name) => `<li><a href="#schema-${name}">${name}</a></li>`)
    .join('')}</ul></nav>
<main id="top"><h1>${escapeHtml(info.title)} <small>${escapeHtml(info.version)}</small></h1>
<p class="lead">${escapeHtml(info.summary)}</p><p>${prose(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${tags.map(({ name, description }) => section(name, description)).join('')}
<section id="errors"><h2>오류</h2>${errorTable(Object.keys(ERROR_DEFINITIONS))}</section>
<section><h2>모양</h2>${schemaNames().map(schemaCard).join('')}</section></main>`;
}

const ofTag = (tag: string) => operations.filter((operation) => operation.tag === tag);
const schemaNames = () => Object.keys(openApiDocument.components.schemas).toSorted();
const verb = (method: string) => `<span class="verb ${method}">${method.toUpperCase()}</span>`;
const prose = (text: string) => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const entry = ({ id, method, summary }: Operation) =>
  `<li><a href="#${id}">${verb(method)} ${escapeHtml(summary)}</a></li>`;

const section = (tag: string, description: string) =>
  `<section><h2>${escapeHtml(tag)}</h2><p>${escapeHtml(description)}</p>${ofTag(tag).map(card).join('')}</section>`;

function card(operation: Operation) {
  const { id, method, address, summary, description, open, parameters, body, answer, errorCodes } = operation;
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}${parameter.required ? ', 꼭 필요' : ''}</td><td>${renderSchema(parameter.schema)}</td></tr>`,
  );
  return `<article id="${id}"><h3>${escapeHtml(summary)}</h3>
<p class="address">${verb(method)} <code>${escapeHtml(address)}</code> <span class="who">${open ? '로그인 없이' : 'Bearer 토큰'}</span></p>
${description ? `<p>${prose(description)}</p>` : ''}
${rows.length > 0 ? `<h4>주소에 넣는 것</h4><div class="wide"><table><tbody>${rows.join('')}</tbody></table></div>` : ''}
${body ? `<h4>보내는 것 <small>${body.mediaTypes.map(escapeHtml).join(', ')}${body.required ? '' : ', 없어도 돼요'}</small></h4>${renderSchema(body.schema)}` : ''}
<h4>받는 것</h4>${answer ? renderSchema(resultOf(answer)) : '<p>JSON이 아니에요.</p>'}
${errorCodes.length > 0 ? `<details><summary>오류 ${errorCodes.length}가지</summary>${errorTable(errorCodes)}</details>` : ''}</article>`;
}

/** Returns the schema of `result`. All responses have the same envelope around it. */
function resultOf(answer: JsonSchema): JsonSchema {
  const { properties } = answer;
  const result: unknown = properties && typeof properties === 'object' && 'result' in properties && properties.result;
  return result && typeof result === 'object' ? { ...result } : answer;
}

function errorTable(codes: readonly string[]) {
  const rows = Object.entries(ERROR_DEFINITIONS)
    .filter(([code]) => codes.includes(code))
    .map(
      ([code, { status, message }]) =>
        `<tr><td>${status}</td><td><code>${code}</code></td><td>${escapeHtml(message)}</td></tr>`,
    );
  return `<div class="wide"><table><tbody>${rows.join('')}</tbody></table></div>`;
}

const schemaCard = (name: string) =>
  `<article id="schema-${name}"><h3>${name}</h3>${renderSchema(openApiDocument.components.schemas[name] ?? {})}</article>`;

export const REFERENCE_CSS = `
html{scroll-behavior:smooth;scroll-padding-top:16px}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{display:grid;grid-template-columns:300px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 16px;border-right:1px solid var(--line);background:var(--card)}
nav ul{list-style:none;margin:0;padding:0}nav li a{display:flex;gap:8px;padding:4px 8px;border-radius:8px;text-decoration:none;font-size:14px}
nav li a:hover{background:var(--mark)}.brand{font-weight:700;font-size:18px;margin:0 8px 16px}.brand a{text-decoration:none;color:var(--seal)}
.group{margin:20px 8px 4px;color:var(--soft);font-size:13px}
main{padding:40px clamp(16px,4vw,56px);max-width:980px}
h1{font-size:30px;line-height:1.3;margin:0}h1 small,h4 small{color:var(--soft);font-weight:400;font-size:14px}
h2{margin:56px 0 4px;font-size:22px}h3{margin:0 0 8px;font-size:17px}h4{margin:20px 0 6px;font-size:14px}
.lead{font-size:17px;color:var(--soft);margin:8px 0}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px;margin:16px 0}
article:target{border-color:var(--seal)}
.address{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:0}
.verb{font:700 11px/18px ui-monospace,Menlo,Consolas,monospace;min-width:52px;text-align:center;border-radius:6px;padding:1px 6px;background:var(--mark);color:var(--soft);align-self:flex-start}
.verb.post,.verb.put,.verb.patch{color:var(--seal)}.verb.delete{background:var(--seal);color:var(--card)}
.who{color:var(--soft);font-size:13px}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}
td{padding:6px 12px 6px 0;border-top:1px solid var(--line);vertical-align:top}
ul.fields{list-style:none;margin:0;padding:0 0 0 14px;border-left:2px solid var(--line)}ul.fields li{padding:3px 0}
.kind{color:var(--soft);font-size:13px}.must{color:var(--seal);font-size:12px}
summary{cursor:pointer;margin-top:16px;font-size:14px}
.toggle,.menu{display:none}
@media (max-width:860px){body{display:block}nav{display:none;position:static;height:auto;border:0}
.menu{display:block;position:sticky;top:0;z-index:1;background:var(--card);border-bottom:1px solid var(--line);padding:12px 16px;font-weight:700;cursor:pointer}
.toggle{display:block;position:absolute;opacity:0}.toggle:focus-visible+.menu{outline:2px solid var(--seal)}.toggle:checked~nav{display:block}main{padding-top:24px}}
`;
