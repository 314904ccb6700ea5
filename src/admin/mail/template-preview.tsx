'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import staff from '../ui/staff.module.css'
import { MailFrame } from './mail-frame'
import { useTemplatePreview } from './use-template-preview'

/** The email this content makes, with sample data, while it is typed. Nothing is saved or sent. */
export function TemplatePreview() {
  const { id } = useDocumentInfo()
  return id ? <LivePreview id={String(id)} /> : null
}

function LivePreview({ id }: { id: string }) {
  const { preview, failure } = useTemplatePreview(id)
  return (
    <section className={staff.page} aria-label="Preview">
      <div>
        <h3>How it will look</h3>
        <p className={staff.quiet}>With sample data, and with your changes before you save them.</p>
      </div>
      <div aria-live="polite">
        {failure ? <p className={staff.problem}>{failure}</p> : null}
        {preview?.problems.map(({ path, message }) => (
          <p key={`${path} ${message}`} className={staff.problem}>
            <strong>{place(path)}:</strong> {message}
          </p>
        ))}
      </div>
      {preview ? <MailFrame {...preview} /> : <p>One moment…</p>}
    </section>
  )
}

/** `blocks.2.href` as an editor counts. */
function place(path: string): string {
  const [first = '', index] = path.split('.')
  if (first !== 'blocks') return first === 'subject' ? 'Subject' : 'Heading'
  return index === undefined ? 'Text' : `Part ${Number(index) + 1} of the text`
}
