import { paymentsNeedAttention } from '@/plugins/mail/messages/payments-need-attention'
import { queueMail } from '@/plugins/mail/operations/queue-mail'
import type { Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'

type Alert = { dedupeKey: string; findings: { orderNumber: string; what: string }[] }

/** Tells whoever the system settings name that payments need a look, in the caller's transaction. Nobody named: nothing. */
export async function alertStaff(sql: Sql, { dedupeKey, findings }: Alert): Promise<void> {
  const { rows } = await sql.query<{ to: string | null; provider_name: string }>(
    'SELECT security_alert_email AS "to", branding_name AS provider_name FROM system_settings LIMIT 1',
  )
  const settings = rows[0]
  if (!settings?.to || findings.length === 0) return
  await queueMail(sql, paymentsNeedAttention, {
    to: settings.to,
    dedupeKey,
    variables: {
      findings: findings.map(({ orderNumber, what }) => ({ order: `Order ${orderNumber}`, what })),
      adminUrl: `${env().SITE_URL}/manage-website`,
      providerName: settings.provider_name || 'Training provider',
    },
  })
}
