import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where people are by now. In a transaction of its own: nobody who keeps a step waits for it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO learning_places AS kept (user_id, program_id, lesson_id, at)
    SELECT DISTINCT ON (user_id, program_id) user_id, program_id, lesson_id, updated_at FROM lesson_progress
     ORDER BY user_id, program_id, updated_at DESC
    ON CONFLICT (user_id, program_id) DO NOTHING`)
}

/** They go with their table. */
export async function down(): Promise<void> {}
