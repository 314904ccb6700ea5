import type { ForeignScript } from './foreign-script'

/** Has the browser fetch a script of somebody else, once. */
export function addScript({ url, attributes }: ForeignScript): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  for (const [name, value] of attributes) script.setAttribute(name, value)
  document.head.append(script)
}
