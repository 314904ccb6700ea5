import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Any provider may stand in the row of a payment, and a number is its provider's own. Payments there are keep theirs. The
 * way back is open as long as no other provider was used.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payment_attempts_provider_order_id_idx";
  DROP INDEX "payment_attempts_capture_id_idx";
  DROP INDEX "payment_events_event_id_idx";
  ALTER TABLE "payment_attempts" ALTER COLUMN "provider" SET DATA TYPE varchar;
  CREATE UNIQUE INDEX "provider_providerOrderId_idx" ON "payment_attempts" USING btree ("provider","provider_order_id");
  CREATE UNIQUE INDEX "provider_captureId_idx" ON "payment_attempts" USING btree ("provider","capture_id");
  CREATE UNIQUE INDEX "provider_eventId_idx" ON "payment_events" USING btree ("provider","event_id");
  DROP TYPE "public"."enum_payment_attempts_provider";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payment_attempts_provider" AS ENUM('paypal', 'invoice', 'none');
  DROP INDEX "provider_providerOrderId_idx";
  DROP INDEX "provider_captureId_idx";
  DROP INDEX "provider_eventId_idx";
  ALTER TABLE "payment_attempts" ALTER COLUMN "provider" SET DATA TYPE "public"."enum_payment_attempts_provider" USING "provider"::"public"."enum_payment_attempts_provider";
  CREATE UNIQUE INDEX "payment_attempts_provider_order_id_idx" ON "payment_attempts" USING btree ("provider_order_id");
  CREATE UNIQUE INDEX "payment_attempts_capture_id_idx" ON "payment_attempts" USING btree ("capture_id");
  CREATE UNIQUE INDEX "payment_events_event_id_idx" ON "payment_events" USING btree ("event_id");`)
}
