import type { MarkedText } from '@/src/domain/search/site-search'
import type { MessageKey } from '../languages/catalogs'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { Notice } from '../ui/notice'
import styles from './search.module.css'
import type { Found } from './use-site-search'

type SearchResultsProps = { found: Found | null; searching: boolean; failed: boolean }

/** How many were found, said aloud too, and what. Nothing found is followed by where else to look. */
export function SearchResults({ found, searching, failed }: SearchResultsProps) {
  const t = useMessages('search')
  const isEmpty = found?.total === 0 && !searching
  return (
    <>
      <p role="status" className={styles.count} data-pending={searching ? '' : undefined}>
        {failed ? null : searching && !found ? t('searching') : found ? <Count found={found} /> : null}
      </p>
      {failed ? <Notice type="error">{t('failed')}</Notice> : null}
      {isEmpty ? <Elsewhere /> : null}
      {found && found.total > 0 ? (
        <ol aria-label={t('results')} className={styles.results} aria-busy={searching}>
          {found.results.map(({ url, kind, marked }) => (
            <li key={url}>
              <h2 className={styles.title}>
                <LocalLink href={url}>
                  <Marked text={marked.title} />
                </LocalLink>
              </h2>
              <p className={styles.kind}>{t(KINDS[kind])}</p>
              <p>
                <Marked text={marked.excerpt} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

function Count({ found: { query: words, total: count, results } }: { found: Found }) {
  const t = useMessages('search')
  if (count === 0) return t('none', { words })
  const shown = results.length
  return shown < count ? t('firstShown', { shown, count, words }) : t('found', { count, words })
}

function Elsewhere() {
  const t = useMessages('search')
  return (
    <div className={styles.elsewhere}>
      <p>{t('noneText')}</p>
      <ul>
        <li>
          <LocalLink href="/programs">{t('programs')}</LocalLink>
        </li>
        <li>
          <LocalLink href="/services">{t('services')}</LocalLink>
        </li>
        <li>
          <LocalLink href="/newsletter">{t('resources')}</LocalLink>
        </li>
        <li>
          <LocalLink href="/contactus">{t('contact')}</LocalLink>
        </li>
      </ul>
    </div>
  )
}

/** Text with what was looked for marked; React writes it as text, whatever it holds. */
function Marked({ text }: { text: MarkedText }) {
  let at = 0
  return text.map((piece) => {
    at += piece.text.length
    return piece.isMatch ? <mark key={at}>{piece.text}</mark> : piece.text
  })
}

const KINDS = {
  program: 'program',
  service: 'service',
  licence: 'licence',
  resource: 'resource',
  page: 'page',
} as const satisfies Record<Found['results'][number]['kind'], MessageKey<'search'>>
