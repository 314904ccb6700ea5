import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the trade calls it: the second proof at sign-in is two-factor everywhere, in tables, columns and templates too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "two_step_secrets" RENAME TO "two_factor_secrets";
  ALTER INDEX "two_step_secrets_pkey" RENAME TO "two_factor_secrets_pkey";
  ALTER INDEX "two_step_secrets_user_idx" RENAME TO "two_factor_secrets_user_idx";
  ALTER INDEX "two_step_secrets_updated_at_idx" RENAME TO "two_factor_secrets_updated_at_idx";
  ALTER INDEX "two_step_secrets_created_at_idx" RENAME TO "two_factor_secrets_created_at_idx";
  ALTER TABLE "two_factor_secrets" RENAME CONSTRAINT "two_step_secrets_user_id_users_id_fk" TO "two_factor_secrets_user_id_users_id_fk";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "two_step_secrets_id" TO "two_factor_secrets_id";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_two_step_secrets_fk" TO "payload_locked_documents_rels_two_factor_secrets_fk";
  ALTER INDEX "payload_locked_documents_rels_two_step_secrets_id_idx" RENAME TO "payload_locked_documents_rels_two_factor_secrets_id_idx";
  ALTER TABLE "sessions" RENAME COLUMN "two_step_at" TO "two_factor_at";
  ALTER TABLE "system_settings" RENAME COLUMN "security_require_two_step" TO "security_require_two_factor";
  UPDATE "email_templates" SET "key" = replace("key", 'two-step', 'two-factor') WHERE "key" LIKE '%two-step%';
  UPDATE "email_outbox" SET "message" = replace("message", 'two-step', 'two-factor') WHERE "message" LIKE '%two-step%';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "email_outbox" SET "message" = replace("message", 'two-factor', 'two-step') WHERE "message" LIKE '%two-factor%';
  UPDATE "email_templates" SET "key" = replace("key", 'two-factor', 'two-step') WHERE "key" LIKE '%two-factor%';
  ALTER TABLE "system_settings" RENAME COLUMN "security_require_two_factor" TO "security_require_two_step";
  ALTER TABLE "sessions" RENAME COLUMN "two_factor_at" TO "two_step_at";
  ALTER INDEX "payload_locked_documents_rels_two_factor_secrets_id_idx" RENAME TO "payload_locked_documents_rels_two_step_secrets_id_idx";
  ALTER TABLE "payload_locked_documents_rels" RENAME CONSTRAINT "payload_locked_documents_rels_two_factor_secrets_fk" TO "payload_locked_documents_rels_two_step_secrets_fk";
  ALTER TABLE "payload_locked_documents_rels" RENAME COLUMN "two_factor_secrets_id" TO "two_step_secrets_id";
  ALTER TABLE "two_factor_secrets" RENAME CONSTRAINT "two_factor_secrets_user_id_users_id_fk" TO "two_step_secrets_user_id_users_id_fk";
  ALTER INDEX "two_factor_secrets_created_at_idx" RENAME TO "two_step_secrets_created_at_idx";
  ALTER INDEX "two_factor_secrets_updated_at_idx" RENAME TO "two_step_secrets_updated_at_idx";
  ALTER INDEX "two_factor_secrets_user_idx" RENAME TO "two_step_secrets_user_idx";
  ALTER INDEX "two_factor_secrets_pkey" RENAME TO "two_step_secrets_pkey";
  ALTER TABLE "two_factor_secrets" RENAME TO "two_step_secrets";`)
}
