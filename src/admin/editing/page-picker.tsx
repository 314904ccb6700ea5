'use client'
import { useField, useLocale } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { ADDRESSED, documentPath } from '@/src/domain/pages/document-path'
import { callApi } from '../ui/call-api'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

type Choice = { path: string; title: string; isDraft: boolean }
type Doc = { slug?: string; title?: string; _status?: string }

/**
 * Under an address: the site's own pages to choose from, by their titles, those that are being written marked as such. Asked for
 * when somebody wants to choose.
 */
export function PagePicker({ path }: { path: string }) {
  const t = useStaffMessages(editingMessages)
  const id = useId()
  const { value, setValue } = useField<string>({ path })
  const locale = readLocale(useLocale().code)
  const [choices, setChoices] = useState<Choice[] | null>(null)
  const load = async () => {
    const found = await Promise.all(
      ADDRESSED.map(async (collection) => {
        const query = `limit=200&depth=0&sort=title&locale=${locale}&select[slug]=true&select[title]=true&select[_status]=true`
        const { ok, body } = await callApi('GET', `/${collection}?draft=true&${query}`)
        return ok
          ? (body.docs as Doc[]).flatMap((doc) => choiceOf(doc, (slug) => documentPath(collection, slug)))
          : []
      }),
    )
    setChoices(found.flat().map((choice) => ({ ...choice, path: localPath(choice.path, locale) })))
  }
  if (choices === null) {
    return (
      <button type="button" className={`${styles.button} ${styles.picker}`} onClick={() => void load()}>
        {t('choosePage')}
      </button>
    )
  }
  const isChosen = choices.some((choice) => choice.path === value)
  return (
    <div className={`${styles.field} ${styles.picker}`}>
      <label htmlFor={id}>{t('pageOfSite')}</label>
      <select id={id} value={isChosen ? value : ''} onChange={({ target }) => setValue(target.value)}>
        <option value="">{t('pleaseChoose')}</option>
        {choices.map((choice) => (
          <option key={choice.path} value={choice.path}>
            {choice.title} ({choice.path}){choice.isDraft ? t('inDraft') : ''}
          </option>
        ))}
      </select>
    </div>
  )
}

const choiceOf = ({ slug, title, _status }: Doc, pathOf: (slug: string) => string): Choice[] =>
  slug && title ? [{ path: pathOf(slug), title, isDraft: _status !== 'published' }] : []
