import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Emails that are turned off in their template, and those that were not sent because of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_email_templates_sending" AS ENUM('on', 'off');
  CREATE TYPE "public"."enum__email_templates_v_version_sending" AS ENUM('on', 'off');
  ALTER TYPE "public"."enum_email_outbox_state" ADD VALUE 'skipped';
  ALTER TABLE "email_templates" ADD COLUMN "sending" "enum_email_templates_sending" DEFAULT 'on';
  ALTER TABLE "_email_templates_v" ADD COLUMN "version_sending" "enum__email_templates_v_version_sending" DEFAULT 'on';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX email_outbox_due;
  UPDATE "email_outbox" SET "state" = 'cancelled' WHERE "state" = 'skipped';
  ALTER TABLE "email_outbox" ALTER COLUMN "state" SET DATA TYPE text;
  DROP TYPE "public"."enum_email_outbox_state";
  CREATE TYPE "public"."enum_email_outbox_state" AS ENUM('queued', 'held', 'sent', 'failed', 'cancelled');
  ALTER TABLE "email_outbox" ALTER COLUMN "state" SET DATA TYPE "public"."enum_email_outbox_state" USING "state"::"public"."enum_email_outbox_state";
  CREATE INDEX email_outbox_due ON email_outbox (next_try_at) WHERE state = 'queued';
  ALTER TABLE "email_templates" DROP COLUMN "sending";
  ALTER TABLE "_email_templates_v" DROP COLUMN "version_sending";
  DROP TYPE "public"."enum_email_templates_sending";
  DROP TYPE "public"."enum__email_templates_v_version_sending";`)
}
