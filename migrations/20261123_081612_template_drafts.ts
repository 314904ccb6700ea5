import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What a draft may lack. */
const REQUIRED = {
  blocks_text: ['text'],
  blocks_button: ['label', 'href'],
  blocks_rows: ['of', 'left', 'right'],
  blocks_totals_rows: ['left', 'right'],
} as const
const OWN = ['key', 'name', 'subject', 'heading'] as const

const COLUMNS: [table: string, column: string][] = [
  ...Object.entries(REQUIRED).flatMap(([part, columns]) =>
    ['email_templates', '_email_templates_v'].flatMap((table) =>
      columns.map((column): [string, string] => [`${table}_${part}`, column]),
    ),
  ),
  ...OWN.flatMap((column): [string, string][] => [
    ['email_templates', column],
    ['_email_templates_v', `version_${column}`],
  ]),
]

/** Drafts of mail templates; those there are stay what is sent. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const optional = COLUMNS.map(
    ([table, column]) => `ALTER TABLE "${table}" ALTER COLUMN "${column}" DROP NOT NULL;`,
  )
  await db.execute(sql.raw(optional.join('\n')))
  await db.execute(sql`
  CREATE TYPE "public"."enum_email_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__email_templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__email_templates_v_published_locale" AS ENUM('en', 'fr');
  ALTER TABLE "email_templates" ADD COLUMN "_status" "enum_email_templates_status" DEFAULT 'draft';
  ALTER TABLE "_email_templates_v" ADD COLUMN "version__status" "enum__email_templates_v_version_status" DEFAULT 'draft';
  ALTER TABLE "_email_templates_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_email_templates_v" ADD COLUMN "published_locale" "enum__email_templates_v_published_locale";
  ALTER TABLE "_email_templates_v" ADD COLUMN "latest" boolean;
  CREATE INDEX "email_templates__status_idx" ON "email_templates" USING btree ("_status");
  CREATE INDEX "_email_templates_v_version_version__status_idx" ON "_email_templates_v" USING btree ("version__status");
  CREATE INDEX "_email_templates_v_snapshot_idx" ON "_email_templates_v" USING btree ("snapshot");
  CREATE INDEX "_email_templates_v_published_locale_idx" ON "_email_templates_v" USING btree ("published_locale");
  CREATE INDEX "_email_templates_v_latest_idx" ON "_email_templates_v" USING btree ("latest");
  UPDATE "email_templates" SET "_status" = 'published';
  UPDATE "_email_templates_v" v SET "version__status" = 'published', "latest" = NOT EXISTS (
    SELECT FROM "_email_templates_v" n WHERE n.parent_id = v.parent_id AND (n.created_at, n.id) > (v.created_at, v.id));`)
  await db.execute(sql.raw(FORMER_VERSIONS))
}

/** A release before this one knows of no drafts: each version it saves is published, and the newest. The release after drops this. */
const FORMER_VERSIONS = `
  CREATE FUNCTION email_templates_former_version() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    UPDATE _email_templates_v SET latest = (id = NEW.id) WHERE parent_id = NEW.parent_id;
    UPDATE _email_templates_v SET version__status = 'published' WHERE id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER former_version AFTER INSERT ON _email_templates_v
    FOR EACH ROW WHEN (NEW.latest IS NULL AND NEW.snapshot IS NULL) EXECUTE FUNCTION email_templates_former_version();`

/** A template that was taken back stays as it was written; drafts are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION email_templates_former_version() CASCADE;
  DELETE FROM "_email_templates_v" WHERE "version__status" = 'draft';
  ALTER TABLE "email_templates" DROP COLUMN "_status";
  ALTER TABLE "_email_templates_v" DROP COLUMN "version__status";
  ALTER TABLE "_email_templates_v" DROP COLUMN "snapshot";
  ALTER TABLE "_email_templates_v" DROP COLUMN "published_locale";
  ALTER TABLE "_email_templates_v" DROP COLUMN "latest";
  DROP TYPE "public"."enum_email_templates_status";
  DROP TYPE "public"."enum__email_templates_v_version_status";
  DROP TYPE "public"."enum__email_templates_v_published_locale";`)
  const required = COLUMNS.map(
    ([table, column]) => `ALTER TABLE "${table}" ALTER COLUMN "${column}" SET NOT NULL;`,
  )
  await db.execute(sql.raw(required.join('\n')))
}
