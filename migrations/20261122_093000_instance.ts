import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The one row in which the database says which it is, so that a copy of it is told from the shop's own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE instance (
      one boolean PRIMARY KEY DEFAULT true CHECK (one),
      id text NOT NULL,
      pulse bigint NOT NULL DEFAULT 0,
      is_copy boolean NOT NULL DEFAULT false,
      updated_at timestamptz NOT NULL DEFAULT now());`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE instance;`)
}
