import type { Message, MessageBlock } from './message'

type Values = Record<string, unknown>
export type RenderedMail = { subject: string; html: string; text: string }

/**
 * Fills a message's words with variables, as HTML and as plain text. Every value is escaped for HTML; a subject
 * never carries a line break, whatever somebody called themselves.
 */
export function renderMessage(message: Message<unknown>, variables: unknown): RenderedMail {
  const values = message.variables.parse(variables) as Values
  const { subject, heading, blocks } = message.words
  const plainHeading = fill(heading, values)
  return {
    subject: fill(subject, values).replace(/[\r\n]+/g, ' '),
    text: `${[plainHeading, ...blocks.map((block) => asText(block, values))].join('\n\n')}\n`,
    html: page(
      plainHeading,
      blocks.map((block) => asHtml(block, values)).join('\n'),
      fill('{{providerName}}', values),
    ),
  }
}

function asText(block: MessageBlock, values: Values): string {
  switch (block.kind) {
    case 'text':
      return fill(block.text, values)
    case 'button':
      return `${fill(block.label, values)}: ${fill(block.href, values)}`
    case 'rows':
      return rowsOf(values, block.of)
        .map((row) => `${fill(block.left, row)}  ${fill(block.right, row)}`)
        .join('\n')
    case 'totals':
      return block.rows.map(({ left, right }) => `${fill(left, values)}: ${fill(right, values)}`).join('\n')
  }
}

function asHtml(block: MessageBlock, values: Values): string {
  const safe = (text: string, from: Values = values) => escapeHtml(fill(text, from))
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 20px">${safe(block.text)}</p>`
    case 'button':
      return `<p style="margin:0 0 28px"><a href="${safe(block.href)}" style="display:inline-block;background:#1d5450;color:#ffffff;text-decoration:none;font-weight:600;padding:14px 26px;border-radius:8px">${safe(block.label)}</a></p>`
    case 'rows':
      return table(rowsOf(values, block.of).map((row) => [safe(block.left, row), safe(block.right, row)]))
    case 'totals':
      return table(block.rows.map(({ left, right }) => [safe(left), safe(right)]))
  }
}

function table(rows: string[][]): string {
  const cell = 'padding:10px 0;border-top:1px solid #e4ddd0'
  const body = rows.map(
    ([left, right]) =>
      `<tr><td style="${cell}">${left}</td><td style="${cell};text-align:right">${right}</td></tr>`,
  )
  return `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 20px">${body.join('')}</table>`
}

function page(heading: string, body: string, provider: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;background:#f7f3ec;color:#1f2b2a;font:18px/1.6 Georgia,'Times New Roman',serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;color:#1d5450">${escapeHtml(provider)}</p>
<div style="background:#ffffff;border-radius:12px;padding:32px">
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25">${escapeHtml(heading)}</h1>
${body}
</div></div></body></html>`
}

function rowsOf(values: Values, name: string): Values[] {
  const rows = values[name]
  return Array.isArray(rows) ? (rows as Values[]) : []
}

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
