/** Plain text as written: an empty line begins a paragraph, a line end is kept. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p key={paragraph} style={{ whiteSpace: 'pre-line', marginBlockEnd: '0.7em' }}>
        {paragraph.trim()}
      </p>
    ))
}
