import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Canadian spelling. What is printed on an issued invoice does not change: only the name of the field that holds it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" RENAME COLUMN "invoice_details_organisation" TO "invoice_details_organization";
  ALTER TABLE "invoices" DISABLE TRIGGER USER;
  UPDATE "invoices" SET "snapshot" = jsonb_set("snapshot" #- '{customer,organisation}', '{customer,organization}', "snapshot" #> '{customer,organisation}')
   WHERE "snapshot" #> '{customer,organisation}' IS NOT NULL;
  ALTER TABLE "invoices" ENABLE TRIGGER USER;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "orders" RENAME COLUMN "invoice_details_organization" TO "invoice_details_organisation";
  ALTER TABLE "invoices" DISABLE TRIGGER USER;
  UPDATE "invoices" SET "snapshot" = jsonb_set("snapshot" #- '{customer,organization}', '{customer,organisation}', "snapshot" #> '{customer,organization}')
   WHERE "snapshot" #> '{customer,organization}' IS NOT NULL;
  ALTER TABLE "invoices" ENABLE TRIGGER USER;`)
}
