import type { AdminViewServerProps } from 'payload'
import { z } from 'zod'
import { type Participation, readParticipation } from '@/plugins/learning/staff/operations/read-participation'
import { LANGUAGE_TAGS, readLocale } from '@/src/domain/languages/locales'
import styles from '../ui/staff.module.css'
import { ApiLink, StaffLink } from '../ui/staff-link'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { participationMessages } from './participation-messages'

const asked = z.object({ days: z.coerce.number().int().min(1).max(3660).catch(30) })

/** "Participation": per program who may open it, who is active, who finished, and where most wait. */
export async function ParticipationView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const t = inLanguage(participationMessages, language)
  const { days } = asked.parse(props.searchParams ?? {})
  return (
    <StaffView {...props} title={t('title')} right="people">
      {async (payload) => {
        const locale = readLocale(language)
        const rows = await readParticipation(payload, { activeDays: days, locale })
        return (
          <section className={styles.card}>
            <p>{t('intro')}</p>
            <form className={styles.row}>
              <label>
                {t('days')} <input name="days" type="number" min={1} max={3660} defaultValue={days} />
              </label>
              <button type="submit" className={styles.button}>
                {t('show')}
              </button>
              <StaffLink to="/statistics?by=program">{t('sales')}</StaffLink>
            </form>
            <Table rows={rows} days={days} language={language} />
            <p className={styles.row}>
              <ApiLink to={`/participation/export?days=${days}&locale=${locale}`}>
                {t('downloadTable')}
              </ApiLink>
            </p>
            <p className={styles.quiet}>{t('counted', { days })}</p>
          </section>
        )
      }}
    </StaffView>
  )
}

type TableProps = { rows: Participation[]; days: number; language: string }

function Table({ rows, days, language }: TableProps) {
  const t = inLanguage(participationMessages, language)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['program', 'open', 'begun', 'active', 'finished', 'share', 'stopsAt'] as const).map((name) => (
              <th key={name} scope="col">
                {t(name, { days })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.programId}>
              <th scope="row">{row.title}</th>
              <td>{row.open}</td>
              <td>{row.begun}</td>
              <td>{row.active}</td>
              <td>
                <StaffLink to={`/collections/program-completions?where[program][equals]=${row.programId}`}>
                  {row.finished}
                </StaffLink>
              </td>
              <td>{shareOf(row, language)}</td>
              <td>{row.stopsAt ? t('people', { lesson: row.stopsAt, count: row.stopped }) : t('nobody')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Who finished in an older system never began here: never more than all. */
function shareOf({ finished, begun }: Participation, language: string): string {
  const style = new Intl.NumberFormat(LANGUAGE_TAGS[readLocale(language)], { style: 'percent' })
  return begun === 0 ? '–' : style.format(Math.min(1, finished / begun))
}
