/** One calm page: no scripts, no outside files. `main` is HTML already. */
export function layout(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – PayPal simulator</title>
<style>
  * { box-sizing: border-box }
  body { margin: 0; background: #f3f5f8; color: #1c2530; font: 18px/1.6 system-ui, sans-serif }
  .banner { background: #1f3a5f; color: #fff; padding: .75rem 1rem; text-align: center }
  main { max-width: 38rem; margin: 2rem auto; padding: 1.5rem 2rem 2rem; background: #fff; border-radius: 12px }
  h1 { font-size: 1.6rem; line-height: 1.3; margin: 0 0 1rem }
  h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem }
  table { width: 100%; border-collapse: collapse }
  caption { text-align: left; font-weight: 600; padding-bottom: .25rem }
  th, td { text-align: left; padding: .5rem 0; border-bottom: 1px solid #d5dbe3; font-weight: 400 }
  th + td, td + td { text-align: right; white-space: nowrap; padding-left: 1rem }
  tfoot th, tfoot td { font-weight: 700; border: 0; font-size: 1.15rem }
  label { display: block; margin-top: .75rem }
  input { display: block; width: 100%; font: inherit; padding: .5rem .75rem; border: 1px solid #5b6878; border-radius: 8px }
  .note { color: #44505e }
  .choices { display: grid; gap: .75rem; margin-top: 1.5rem }
  button, .button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1rem; border-radius: 999px;
    border: 2px solid #1f3a5f; background: #fff; color: #1f3a5f; cursor: pointer; text-align: center; text-decoration: none }
  .first { background: #1f3a5f; color: #fff }
  :focus-visible { outline: 3px solid #b35c00; outline-offset: 3px }
</style>
</head>
<body>
<p class="banner" role="note" style="margin:0"><strong>PayPal simulator – no real money moves</strong></p>
<main>
${main}
</main>
</body>
</html>
`
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
