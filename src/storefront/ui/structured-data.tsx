/** Data for search engines. "<" is escaped, so that no text of an editor can end the script element. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
