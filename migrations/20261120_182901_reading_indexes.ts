import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sales by month, and the refunds of a line, without reading every order there is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
  CREATE INDEX "refunds_lines_order_line_idx" ON "refunds_lines" USING btree ("order_line");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "orders_paid_at_idx";
  DROP INDEX "refunds_lines_order_line_idx";`)
}
