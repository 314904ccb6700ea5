import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The mailboxes of two merged accounts are asked where they were at the merge, whatever address an account has later. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE account_merge_links ADD COLUMN email text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE account_merge_links DROP COLUMN email;`)
}
