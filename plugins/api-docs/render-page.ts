import { createHash } from 'node:crypto'
import type { OpenApi } from '@/src/server/openapi/openapi'
import type { Operation, Schema } from '@/src/server/openapi/operation'
import { curlOf } from './curl'
import { STYLESHEET } from './stylesheet'

const hash = createHash('sha256').update(STYLESHEET).digest('base64')
export const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

type Call = { method: string; path: string; operation: Operation }

/** The whole description as one page: a list of everything, then each call with its example. Find it with the browser. */
export function renderPage(document: OpenApi): string {
  const server = document.servers[0]?.url ?? ''
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  )
  const sections = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(document.info.title)}: API</title><style>${STYLESHEET}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${text(document.info.title)}: API</h1><p>${text(document.info.description)}</p>
<p>All addresses begin with <code>${text(server)}</code>. For machines: <a href="openapi.json">openapi.json</a>.</p></header>
<nav aria-label="All calls">${sections.map(renderIndex).join('')}</nav>
<main id="calls">${sections.map((section) => renderSection(section, server)).join('')}</main>
</body></html>`
}

function renderIndex({ name, calls }: { name: string; calls: Call[] }): string {
  const links = calls.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}">${text(operation.summary)}</a> <code>${method.toUpperCase()} ${text(path)}</code></li>`,
  )
  return `<h2>${text(name)}</h2><ul>${links.join('')}</ul>`
}

function renderSection({ name, calls }: { name: string; calls: Call[] }, server: string): string {
  return `<section aria-label="${text(name)}"><h2>${text(name)}</h2>${calls.map((call) => renderCall(call, server)).join('')}</section>`
}

function renderCall({ method, path, operation }: Call, server: string): string {
  const { operationId, summary, security, parameters, requestBody, responses } = operation
  const body = renderSchema('What the body may hold', requestBody?.content['application/json']?.schema)
  const success = renderSchema(
    'What a success holds',
    responses['200']?.content?.['application/json']?.schema,
  )
  const rows = Object.entries(responses).map(
    ([status, { description }]) => `<tr><th scope="row">${status}</th><td>${text(description)}</td></tr>`,
  )
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return `<article id="${operationId}"><h3>${method.toUpperCase()} ${text(path)}</h3>
<p>${text(summary)}</p><p>${security.length === 0 ? 'Anybody may call it.' : 'Needs a sign-in.'}${
    query.length === 0 ? '' : ` Query: ${query.map(({ name }) => `<code>${text(name)}</code>`).join(', ')}.`
  }</p>
<pre tabindex="0">${text(curlOf(`${server}${path}`, method, operation))}</pre>${body}${success}
<table><caption class="skip">Answers</caption>${rows.join('')}</table></article>`
}

function renderSchema(title: string, schema: Schema | undefined): string {
  if (!schema) return ''
  return `<details><summary>${title}</summary><pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre></details>`
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
