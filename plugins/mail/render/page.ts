import { INK, readableOn } from '@/src/domain/branding/contrast'
import type { Brand } from './brand'
import { escapeHtml } from './escape-html'

type Parts = { heading: string; preheader: string; body: string; brand: Brand; foot: string[]; lang: string }

const PAPER = '#f7f3ec'
const FONT = "font-family:Georgia,'Times New Roman',serif"

/**
 * The frame of every mail: the provider above, the seller below. Tables, since that is what mail programs lay out
 * alike; a style sheet only for programs that darken, where it keeps the content readable. `body` is HTML, the rest text.
 */
export function page({ heading, preheader, body, brand, foot, lang }: Parts): string {
  const [title, name] = [escapeHtml(heading), escapeHtml(brand.name)]
  return `<!doctype html>
<html lang="${lang}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title>
<style>@media (prefers-color-scheme: dark){.paper{background:#17201f!important}.card{background:#22302e!important;color:#f2eee6!important}.name,.foot{color:#d9e2df!important}}</style></head>
<body class="paper" style="margin:0;padding:0;background:${PAPER};color:${INK}">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden">${escapeHtml(preheader)}</div>
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}" style="background:${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed">
<tr><td class="name" style="padding:0 0 20px;font-size:18px;line-height:1.6;font-weight:600;color:${readableOn(PAPER, brand.colour)};overflow-wrap:anywhere;${FONT}">${name}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="background:#ffffff;color:${INK};border-radius:12px;padding:32px 28px 12px;font-size:18px;line-height:1.6;${FONT}">
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25;font-weight:600;overflow-wrap:anywhere;word-break:break-word">${title}</h1>
${body}
</td></tr>
<tr><td class="foot" style="padding:20px 0 0;font-size:15px;line-height:1.5;color:#4b5654;white-space:pre-line;overflow-wrap:anywhere;${FONT}">${escapeHtml(foot.join('\n'))}</td></tr>
</table></td></tr></table></body></html>`
}
