import type { SerializedAutoLinkNode, SerializedLinkNode } from '@payloadcms/richtext-lexical'
import { type JSXConvertersFunction, RichText as PayloadRichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps, ReactNode } from 'react'
import { safeHref } from '@/src/blocks/safe-href'
import { documentPath, isAddressed } from '@/src/domain/pages/document-path'
import { LocalAnchor } from '../languages/local-link'
import styles from './rich-text.module.css'

type Content = ComponentProps<typeof PayloadRichText>['data']

/** Text as an editor wrote it. Links lead only where `safeHref` lets them; a heading never outranks the page's own. */
export function RichText({ content }: { content: unknown }) {
  if (!isContent(content)) return null
  return <PayloadRichText className={styles.text} data={content} converters={converters} />
}

const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  heading: ({ node, nodesToJSX }) => {
    const Heading = node.tag === 'h1' || node.tag === 'h2' ? 'h2' : node.tag === 'h3' ? 'h3' : 'h4'
    return <Heading>{nodesToJSX({ nodes: node.children })}</Heading>
  },
  link: ({ node, nodesToJSX }) => drawLink(node, nodesToJSX({ nodes: node.children })),
  autolink: ({ node, nodesToJSX }) => drawLink(node, nodesToJSX({ nodes: node.children })),
})

function drawLink({ fields }: SerializedLinkNode | SerializedAutoLinkNode, words: ReactNode): ReactNode {
  const href = safeHref(fields.linkType === 'internal' ? addressOf(fields.doc) : fields.url)
  if (href === null) return <span>{words}</span>
  return (
    <LocalAnchor {...(fields.newTab ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href })}>
      {words}
    </LocalAnchor>
  )
}

/** The public address of a document an editor linked to. */
function addressOf(doc: SerializedLinkNode['fields']['doc']): string | null {
  const slug = typeof doc?.value === 'object' && 'slug' in doc.value ? doc.value.slug : null
  // What is not in the language of the page has no address in it.
  if (typeof slug !== 'string' || !doc || !isAddressed(doc.relationTo)) return null
  return documentPath(doc.relationTo, slug)
}

function isContent(content: unknown): content is Content {
  return typeof content === 'object' && content !== null && 'root' in content
}
