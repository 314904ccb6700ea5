import { printDate } from '../invoices/print-date'
import type { Locale } from '../languages/locales'
import { type ExportLabels, exportLabels } from './export-labels'

type Json = string | number | boolean | null | undefined | Date | Json[] | { [key: string]: Json }
type Reader = { locale: Locale; labels: ExportLabels }

/** Somebody's data as a page they can read, in their language: a heading for each part, a table for each entry. Text stays text. */
export function dataAsHtml(parts: Readonly<Record<string, unknown>>, locale: Locale): string {
  const labels = exportLabels(locale)
  const sections = Object.entries(parts).map(
    ([name, value]) =>
      `<section><h2>${escapeHtml(labels.part(name))}</h2>${render(value as Json, '', { locale, labels })}</section>`,
  )
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${labels.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 1rem}th,td{border:1px solid #767676;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}th{width:14rem;font-weight:600}</style></head>
<body><main><h1>${labels.title}</h1>${sections.join('\n')}</main></body></html>`
}

function render(value: Json, key: string, reader: Reader): string {
  const { labels, locale } = reader
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? labels.yes : labels.no
  if (value instanceof Date || isInstant(key, value)) return escapeHtml(printDate(value, locale))
  if (Array.isArray(value)) {
    if (value.length === 0) return `<p>${labels.nothing}</p>`
    return value.map((each) => render(each, key, reader)).join(typeof value[0] === 'object' ? '' : ', ')
  }
  if (key === 'file') return linkTo(String(value))
  if (typeof value !== 'object') return escapeHtml(labels.value(key, String(value)))
  const rows = Object.entries(value).map(
    ([field, each]) =>
      `<tr><th scope="row">${escapeHtml(labels.field(field))}</th><td>${render(each, field, reader)}</td></tr>`,
  )
  return `<table><tbody>${rows.join('')}</tbody></table>`
}

/** To a file that lies beside the page. */
function linkTo(file: string): string {
  return `<a href="${escapeHtml(encodeURI(file))}">${escapeHtml(file)}</a>`
}

/** Keys of instants end so; what somebody wrote may look like one and stays as it is. */
function isInstant(key: string, value: Json): value is string {
  return typeof value === 'string' && /At$/.test(key) && !Number.isNaN(Date.parse(value))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
