import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Sales of some days are counted in the index alone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX orders_sales ON orders (paid_at) INCLUDE (payment_method, total_cents, discount_cents, discount_code)
      WHERE paid_at IS NOT NULL;
    CREATE INDEX refunds_completed ON refunds (completed_at) WHERE state = 'completed';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX orders_sales; DROP INDEX refunds_completed;`)
}
