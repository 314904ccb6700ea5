/** One paragraph as the staff area's editor stores it. */
export function richText(text: string) {
  const layout = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
  const words = { type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }
  return {
    root: { ...layout, type: 'root', children: [{ ...layout, type: 'paragraph', children: [words] }] },
  }
}
