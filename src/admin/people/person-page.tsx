import type { UIFieldServerProps } from 'payload'
import { readNotes } from '@/plugins/back-office/notes/notes'
import { readTimeline } from '@/plugins/back-office/timeline/read-timeline'
import { visibleKinds } from '@/plugins/back-office/timeline/timeline-kinds'
import { readPerson } from '@/plugins/commerce/staff/operations/read-person'
import { readLocale } from '@/src/domain/languages/locales'
import { hasRight, hasRole } from '@/src/server/access'
import { NotesCard } from '../notes/notes-card'
import { PROGRAMS, productChoices } from '../ui/product-choices'
import styles from '../ui/staff.module.css'
import { AddressCard } from './address-state'
import { MergeCard } from './merge-card'
import { PersonAccessList } from './person-access-list'
import { PersonLearning } from './person-learning'
import { PersonSummary } from './person-summary'
import { PersonTimeline } from './person-timeline'
import { ResetTwoFactor } from './reset-two-factor'
import { ViewCard } from './view-card'

/** "I paid and can't get in", answered on the person's own page, with notes and all that happened: four SQL statements. */
export async function PersonPage({ id, data, payload, req, i18n }: UIFieldServerProps) {
  if (!id || !req.user || !hasRight(req, 'people')) return null
  const userId = String(id)
  const { language } = i18n
  const kinds = visibleKinds(req)
  const [person, notes, timeline, programs] = await Promise.all([
    readPerson(payload, userId),
    readNotes(payload, { userId }),
    readTimeline(payload, { userId, before: null, kinds, locale: readLocale(language) }),
    productChoices(payload, language, PROGRAMS),
  ])
  if (!person) return null
  const options = programs.map(({ id: value, title }) => ({ value, label: title }))
  return (
    <div className={styles.page}>
      <PersonSummary
        {...person}
        hasOrders={hasRight(req, 'money')}
        email={String(data?.email ?? '')}
        language={language}
      />
      <AddressCard
        userId={userId}
        email={String(data?.email ?? '')}
        verifiedAt={person.verifiedAt}
        isActive={person.state === 'active'}
        language={language}
      />
      <ViewCard
        viewer={req.user}
        userId={userId}
        name={`${data?.firstname ?? ''} ${data?.lastname ?? ''}`.trim()}
        role={String(data?.role ?? '')}
        state={person.state}
        language={language}
      />
      <PersonAccessList userId={userId} access={person.access} programs={options} language={language} />
      <PersonLearning payload={payload} userId={userId} language={language} />
      <MergeCard
        payload={payload}
        userId={userId}
        role={String(data?.role ?? '')}
        state={person.state}
        language={language}
      />
      <NotesCard
        notes={notes}
        path={`/users/${userId}/notes`}
        userId={String(req.user.id)}
        isSuperuser={hasRole(req, 'superuser')}
        language={language}
      />
      <PersonTimeline key={newest(timeline.moments)} userId={userId} kinds={kinds} first={timeline} />
      {hasRole(req, 'superuser') ? (
        <ResetTwoFactor payload={payload} userId={userId} language={language} />
      ) : null}
    </div>
  )
}

/** What was done here is shown at once: the line begins anew where something is new. */
function newest(moments: { id: string; kind: string }[]): string {
  return `${moments[0]?.kind} ${moments[0]?.id}`
}
