import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import type { Right } from '@/src/domain/roles/rights'
import { hasRight, hasRole } from '@/src/server/access'
import { MissingRight } from './missing-right'
import styles from './staff.module.css'

type Props = AdminViewServerProps & {
  title: string
  /** What an admin needs to be here; nothing is read for those who lack it. */
  right?: Right
  children: (payload: Payload) => Promise<ReactNode>
}

/**
 * The frame of a staff page of our own. Payload leaves such pages open to everybody: nothing is read before the role was
 * checked here, whoever forgot the guard of the route.
 */
export async function StaffView(props: Props) {
  const { initPageResult, params, searchParams, title, right, viewActions, children } = props
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { payload, user, i18n } = req
  if (!user || !hasRole(req, 'admin')) redirect(localPath('/', readLocale(user?.locale)))
  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={user}
      viewActions={viewActions}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: title }]} />
      <main className={styles.view}>
        <h1>{title}</h1>
        <div className={styles.page}>
          {right && !hasRight(req, right) ? (
            <MissingRight right={right} language={i18n.language} />
          ) : (
            await children(payload)
          )}
        </div>
      </main>
    </DefaultTemplate>
  )
}
