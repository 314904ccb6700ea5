import type { AdminViewServerProps } from 'payload'
import {
  MIGRATED_PER_PAGE,
  type MigratedPeople,
  readMigratedPeople,
} from '@/plugins/accounts/imports/operations/read-migrated-people'
import { MIGRATED_SHOWS, type MigratedShow, migratedShow } from '@/src/domain/imports/migrated-shows'
import { ActionDialog } from '../ui/action-dialog'
import { said } from '../ui/said'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { movingMessages } from './messages'
import { MigratedTable } from './migrated-table'

const PATH = '/manage-website/migrated-people'

/** People who came from the older system: who has found their way in, who was told, and whose mail came back. */
export async function MigratedPeopleView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(movingMessages, language)
  const show = migratedShow(props.searchParams?.show)
  const page = Math.max(1, Number.parseInt(String(props.searchParams?.page ?? '1'), 10) || 1)
  return (
    <StaffView {...props} title={t('title')} right="people">
      {async (payload) => {
        const found = await readMigratedPeople(payload, { show, page })
        return (
          <>
            <HeldBatches {...found} language={language} />
            <section className={styles.card}>
              <h2>{said(MIGRATED_SHOWS[show], language)}</h2>
              <Filters counts={found.counts} show={show} language={language} />
              <MigratedTable people={found.people} language={language} />
              <Pages {...{ show, page, language }} count={found.counts[show]} />
            </section>
          </>
        )
      }}
    </StaffView>
  )
}

function HeldBatches({ batches, language }: MigratedPeople & { language: string }) {
  if (batches.length === 0) return null
  const t = inLanguage(movingMessages, language)
  return (
    <section className={styles.card}>
      <h2>{t('waiting')}</h2>
      <ul>
        {batches.map(({ batch, held }) => (
          <li key={batch}>
            {t('batch', { batch, held })}
            <ActionDialog
              label={t('release')}
              title={t('releaseTitle', { held })}
              consequences={<p>{t('releaseText', { batch })}</p>}
              path="/users/migrated/release-mails"
              fixed={{ batch }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type FiltersProps = { counts: MigratedPeople['counts']; show: MigratedShow; language: string }

function Filters({ counts, show, language }: FiltersProps) {
  const t = inLanguage(movingMessages, language)
  return (
    <nav aria-label={t('lists')} className={styles.row}>
      {(Object.entries(MIGRATED_SHOWS) as [MigratedShow, string][]).map(([name, label]) => (
        <a
          key={name}
          className={styles.button}
          href={`${PATH}?show=${name}`}
          aria-current={name === show ? 'page' : undefined}
        >
          {t('counted', { label: said(label, language), count: counts[name] })}
        </a>
      ))}
    </nav>
  )
}

type PagesProps = { show: MigratedShow; page: number; count: number; language: string }

function Pages({ show, page, count, language }: PagesProps) {
  const t = inLanguage(movingMessages, language)
  const last = Math.max(1, Math.ceil(count / MIGRATED_PER_PAGE))
  if (last === 1) return null
  return (
    <nav aria-label={t('pages')} className={styles.row}>
      {page > 1 ? <a href={`${PATH}?show=${show}&page=${page - 1}`}>{t('previous')}</a> : null}
      <span>{t('page', { page, last })}</span>
      {page < last ? <a href={`${PATH}?show=${show}&page=${page + 1}`}>{t('next')}</a> : null}
    </nav>
  )
}
