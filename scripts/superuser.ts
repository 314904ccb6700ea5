import { loadEnv } from 'payload/node'
import { inviteSuperuser } from '@/plugins/accounts/invitations/operations/invite-superuser'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { ErrorCode } from '@/src/domain/errors/error-codes'
import { canonicalEmail } from '@/src/domain/users/email'
import { requireEnvironment } from '@/src/server/check-environment'
import { directUrl } from '@/src/server/db/pool-options'
import { OUR_SITE } from '@/src/server/site'
import { withConnection } from './environment/database.mjs'

/** What to do about a refusal. */
const HINTS: Partial<Record<ErrorCode, string>> = {
  ALREADY_REGISTERED: 'There is nothing to do; a forgotten password is set anew on the sign-in page.',
  ACCOUNT_DEACTIVATED: 'Another superuser can activate it.',
}

/**
 * `npm run superuser -- you@example.com`: prints a link, good once and for two weeks, that makes whoever opens it with
 * this address a superuser. Again: a new link, the one before is void.
 */
loadEnv()
const [address = '', ...more] = process.argv.slice(2)
const email = canonicalEmail(address)
if (email === null || more.length > 0) {
  console.error('Usage: npm run superuser -- you@example.com')
  process.exit(1)
}
await requireEnvironment()
try {
  const { url, expiresAt } = await withConnection(directUrl(), async (sql) => {
    await sql.query('BEGIN')
    const invited = await inviteSuperuser(Object.assign(sql, { site: OUR_SITE }), email)
    await sql.query('COMMIT')
    return invited
  })
  const until = expiresAt.toLocaleDateString('en-CA', { dateStyle: 'long' })
  process.stdout.write(
    `Open this link to become superuser as ${email}. It works once, until ${until}; a link made before it is void.\n\n` +
      `  ${url}\n\nWhoever has this link can take the site over.\n`,
  )
} catch (error) {
  if (!(error instanceof DomainError)) throw error
  console.error(`${error.message} ${HINTS[error.code] ?? ''}`.trim())
  process.exitCode = 1
}
