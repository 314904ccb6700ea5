import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which approval was refused; and the next request to capture is counted when a payment is declined, not when it is tried again. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payment_attempts" ADD COLUMN "refused_approval_at" timestamp(3) with time zone;
  UPDATE "payment_attempts" a SET "capture_try" = a."capture_try" + 1
   WHERE a."state" = 'declined' OR (a."state" = 'awaiting-approval' AND EXISTS (
     SELECT 1 FROM "activity_log" x WHERE x."order_id" = a."order_id" AND x."action" IN ('payment declined', 'payment.declined')));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "payment_attempts" SET "capture_try" = "capture_try" - 1 WHERE "state" = 'declined' AND "capture_try" > 1;
  ALTER TABLE "payment_attempts" DROP COLUMN "refused_approval_at";`)
}
