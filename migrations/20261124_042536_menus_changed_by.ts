import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who saved each state of the menus. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation" ADD COLUMN "changed_by_id" uuid;
  ALTER TABLE "_navigation_v" ADD COLUMN "version_changed_by_id" uuid;
  ALTER TABLE "navigation" ADD CONSTRAINT "navigation_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v" ADD CONSTRAINT "_navigation_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "navigation_changed_by_idx" ON "navigation" USING btree ("changed_by_id");
  CREATE INDEX "_navigation_v_version_version_changed_by_idx" ON "_navigation_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "navigation" DROP CONSTRAINT "navigation_changed_by_id_users_id_fk";
  ALTER TABLE "_navigation_v" DROP CONSTRAINT "_navigation_v_version_changed_by_id_users_id_fk";
  DROP INDEX "navigation_changed_by_idx";
  DROP INDEX "_navigation_v_version_version_changed_by_idx";
  ALTER TABLE "navigation" DROP COLUMN "changed_by_id";
  ALTER TABLE "_navigation_v" DROP COLUMN "version_changed_by_id";`)
}
