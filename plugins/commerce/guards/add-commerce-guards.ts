import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { COMMERCE_GUARDS } from './commerce-guards'

/**
 * For a migration of the site the shop is added to, after the one that makes the tables: `await addCommerceGuards(db)`.
 * Calling it again changes nothing.
 */
export async function addCommerceGuards(db: Pick<MigrateUpArgs['db'], 'execute'>): Promise<void> {
  await db.execute(sql.raw(COMMERCE_GUARDS.map((guard) => guard.sql).join(';\n')))
}
