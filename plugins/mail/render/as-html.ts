import { inkOn } from '@/src/domain/branding/contrast'
import type { MessageBlock } from '../message'
import { escapeHtml } from './escape-html'
import { fill, fillAddress, HIDDEN, rowsOf, type Values } from './fill'

type Look = { colour: string; prose?: string[] | undefined }

/** A block as HTML that every mail program shows: tables and inline styles. Each value is escaped. */
export function asHtml(block: MessageBlock, values: Values, { colour, prose = [] }: Look): string {
  const safe = (content: string, from: Values = values) => escapeHtml(fill(content, from))
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text)
        .map((content) => `<p style="${PARAGRAPH}">${safe(content)}</p>`)
        .join('\n')
    case 'button':
      return button(safe(block.label), fillAddress(block.href, values), colour)
    case 'rows':
      return table(
        rowsOf(values, block.of).map((row) => [safe(block.left, row), safe(block.right, row)]),
        prose.includes(block.of) ? 'left' : 'right',
      )
    case 'totals':
      return table(block.rows.map(({ left, right }) => [safe(left), safe(right)]))
  }
}

/** Line breaks within a paragraph are kept by `pre-line`: what somebody typed makes no element, not even a break. */
const PARAGRAPH = 'margin:0 0 20px;white-space:pre-line;overflow-wrap:anywhere;word-break:break-word'

/** Split before variables are filled in. */
function paragraphs(content: string): string[] {
  return content
    .split(/\r?\n[ \t]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

function button(label: string, address: string, colour: string): string {
  if (address === '') return ''
  const href = escapeHtml(address === HIDDEN ? '#hidden' : address)
  const look = `display:inline-block;color:${inkOn(colour)};text-decoration:none;font-weight:600;padding:14px 26px;border-radius:8px;overflow-wrap:anywhere`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px"><tr><td bgcolor="${colour}" style="background:${colour};border-radius:8px"><a href="${href}" style="${look}">${label}</a></td></tr></table>`
}

function table(rows: string[][], side: 'left' | 'right' = 'right'): string {
  if (rows.length === 0) return ''
  const cell =
    'padding:10px 0;border-top:1px solid #d9d0c0;vertical-align:top;overflow-wrap:anywhere;word-break:break-word'
  const body = rows.map(
    ([left, right]) =>
      `<tr><td style="${cell}">${left}</td><td align="${side}" style="${cell};padding-left:16px;text-align:${side};white-space:pre-line">${right}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 20px">${body.join('')}</table>`
}
