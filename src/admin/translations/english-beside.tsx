import type { CollectionSlug, Field, UIFieldServerProps } from 'payload'
import { englishLabel } from '@/src/domain/languages/english-label'
import { DEFAULT_LOCALE } from '@/src/domain/languages/locales'
import { documentText } from '@/src/domain/search/document-text'
import { hasRight } from '@/src/server/access'
import styles from '../editing/editing.module.css'
import { inLanguage } from '../ui/staff-messages'
import { labelIn } from './kind-of'
import { translationMessages } from './messages'

/** Beside a document that is written in French: what it says in English, field by field. */
export async function EnglishBeside({ id, req, collectionSlug, i18n }: UIFieldServerProps) {
  if (!id || req.locale === DEFAULT_LOCALE || !hasRight(req, 'content')) return null
  const { payload } = req
  const collection = collectionSlug as CollectionSlug
  const english = await payload.findByID({
    collection,
    id,
    locale: DEFAULT_LOCALE,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    // Without the request: the Local API would write its language onto it.
    user: req.user,
  })
  if (!english) return null
  const texts = textsOf(payload.collections[collection].config.fields, english as unknown as Document)
  if (texts.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="english-heading">
      <h3 id="english-heading">{inLanguage(translationMessages, i18n.language)('inEnglish')}</h3>
      <dl>
        {texts.map(({ label, text }) => (
          <div key={label}>
            <dt className={styles.quiet}>{labelIn(label, i18n.language)}</dt>
            <dd className={styles.text} lang="en">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type Document = Record<string, unknown>

function textsOf(fields: Field[], english: Document): { label: string; text: string }[] {
  return fields
    .filter((field) => 'name' in field && field.name !== 'slug')
    .map((field) => ({ label: labelOf(field), text: documentText([field as never], english) }))
    .filter(({ text }) => text !== '')
}

function labelOf(field: Field): string {
  const label = 'label' in field ? englishLabel(field.label) : null
  if (label !== null) return label
  const name = 'name' in field ? String(field.name) : ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}
