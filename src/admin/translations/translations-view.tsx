import type { AdminViewServerProps } from 'payload'
import {
  countTranslations,
  readTranslations,
  TRANSLATIONS_PER_PAGE,
  type WaitingCount,
} from '@/plugins/editing/translations/read-translations'
import { isTranslated, isWaiting } from '@/src/domain/editing/translation-state'
import styles from '../ui/staff.module.css'
import { inLanguage, type StaffTranslator } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { type Choice, queryOf } from './choice'
import { kindOf } from './kind-of'
import { translationMessages } from './messages'
import own from './translations.module.css'
import { TranslationsTable } from './translations-table'

/** The language board: what is missing in French or older there than in English, with what changed since. */
export async function TranslationsView(props: AdminViewServerProps) {
  const asked = props.searchParams ?? {}
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(translationMessages, language)
  const choice: Choice = {
    state: isWaiting(asked.state) ? asked.state : null,
    collection: isTranslated(asked.collection) ? asked.collection : null,
    words: typeof asked.q === 'string' ? asked.q.slice(0, 100) : '',
    page: Math.max(1, Number.parseInt(String(asked.page ?? '1'), 10) || 1),
  }
  return (
    <StaffView {...props} title={t('title')} right="content">
      {async (payload) => {
        const [counts, found] = await Promise.all([
          countTranslations(payload),
          readTranslations(payload, choice),
        ])
        return (
          <section className={styles.card} aria-label={t('waiting')}>
            <StateLinks t={t} counts={counts} choice={choice} />
            <Search language={language} choice={choice} counts={counts} />
            <TranslationsTable rows={found} language={language} />
            <Pages t={t} choice={choice} isFull={found.length === TRANSLATIONS_PER_PAGE} />
          </section>
        )
      }}
    </StaffView>
  )
}

type Said = StaffTranslator<keyof typeof translationMessages.en>

function StateLinks({ t, counts, choice }: { t: Said; counts: WaitingCount[]; choice: Choice }) {
  const among = counts.filter(({ collection }) => !choice.collection || collection === choice.collection)
  const sum = (state: Choice['state']) =>
    among.filter((each) => !state || each.state === state).reduce((total, { count }) => total + count, 0)
  return (
    <nav aria-label={t('lists')} className={styles.row}>
      {STATES.map((state) => (
        <a
          key={state ?? 'all'}
          className={styles.button}
          href={queryOf({ ...choice, state, page: 1 })}
          aria-current={state === choice.state ? 'page' : undefined}
        >
          {t('counted', { state: t(state ?? 'all'), count: sum(state) })}
        </a>
      ))}
    </nav>
  )
}

const STATES = [null, 'missing', 'older'] as const

function Search({ language, choice, counts }: { language: string; choice: Choice; counts: WaitingCount[] }) {
  const t = inLanguage(translationMessages, language)
  const kinds = [...new Set(counts.map(({ collection }) => collection))]
  return (
    <search className={own.search}>
      <form className={styles.row}>
        {choice.state ? <input type="hidden" name="state" value={choice.state} /> : null}
        <label>
          {t('kind')}{' '}
          <select name="collection" defaultValue={choice.collection ?? ''}>
            <option value="">{t('allKinds')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {kindOf(kind, language)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t('itsTitle')} <input type="search" name="q" maxLength={100} defaultValue={choice.words} />
        </label>
        <button type="submit" className={styles.button}>
          {t('show')}
        </button>
      </form>
    </search>
  )
}

function Pages({ t, choice, isFull }: { t: Said; choice: Choice; isFull: boolean }) {
  const { page } = choice
  if (page === 1 && !isFull) return null
  return (
    <nav aria-label={t('pages')} className={styles.row}>
      {page > 1 ? <a href={queryOf({ ...choice, page: page - 1 })}>{t('previous')}</a> : null}
      <span>{t('page', { page })}</span>
      {isFull ? <a href={queryOf({ ...choice, page: page + 1 })}>{t('next')}</a> : null}
    </nav>
  )
}
