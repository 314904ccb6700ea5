import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which reports of sales staff get by mail, and the day of the last one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE sales_reports (
     user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
     every text NOT NULL CHECK (every IN ('week', 'month')),
     sent_for date NOT NULL,
     PRIMARY KEY (user_id, every));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE sales_reports;`)
}
