import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Since when the address of an account is known to be its owner's. Who used a link from their mailbox before has shown it; staff
 * who changed the address since have undone that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp(3) with time zone;
  WITH said AS (
    SELECT DISTINCT ON (user_id) user_id, created_at, action <> 'email-address.changed' OR "by" = 'customer' AS is_proof
      FROM activity_log
     WHERE action IN ('account.claimed', 'password.reset', 'account.joined', 'invitation.accepted', 'email-address.changed')
     ORDER BY user_id, created_at DESC)
  UPDATE users u SET email_verified_at = coalesce(s.created_at, u.updated_at)
    FROM users p LEFT JOIN said s ON s.user_id = p.id
   WHERE p.id = u.id AND coalesce(s.is_proof, p.migration = 'claimed');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" DROP COLUMN "email_verified_at";`)
}
