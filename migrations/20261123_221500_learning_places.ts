import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Where each person is in each program: the lesson they did something in last. Kept by the database itself, in the statement
 * that keeps a step, so that the release before, an import and a correction by SQL keep it, too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE learning_places (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      program_id uuid NOT NULL REFERENCES programs (id) ON DELETE CASCADE,
      lesson_id uuid NOT NULL, at timestamptz NOT NULL,
      PRIMARY KEY (user_id, program_id)
    ) WITH (fillfactor = 80);
    CREATE FUNCTION learning_place_taken() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND NEW.updated_at < OLD.updated_at THEN
        UPDATE learning_places p SET (lesson_id, at) = (
               SELECT s.lesson_id, s.updated_at FROM lesson_progress s
                WHERE s.user_id = p.user_id AND s.program_id = p.program_id ORDER BY s.updated_at DESC LIMIT 1)
         WHERE p.user_id = NEW.user_id AND p.program_id = NEW.program_id;
        RETURN NULL;
      END IF;
      INSERT INTO learning_places AS kept (user_id, program_id, lesson_id, at)
      VALUES (NEW.user_id, NEW.program_id, NEW.lesson_id, NEW.updated_at)
      ON CONFLICT (user_id, program_id) DO UPDATE SET lesson_id = excluded.lesson_id, at = excluded.at
        WHERE excluded.at >= kept.at;
      RETURN NULL;
    END $$;
    CREATE FUNCTION learning_place_left() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- Who keeps a step meanwhile holds the row; what they committed is seen by the next statement.
      PERFORM FROM learning_places p
         WHERE EXISTS (SELECT FROM gone g WHERE g.user_id = p.user_id AND g.program_id = p.program_id AND g.lesson_id = p.lesson_id)
         ORDER BY p.user_id, p.program_id FOR UPDATE;
      UPDATE learning_places p SET lesson_id = k.lesson_id, at = k.updated_at
        FROM gone g CROSS JOIN LATERAL (
             SELECT s.lesson_id, s.updated_at FROM lesson_progress s
              WHERE s.user_id = g.user_id AND s.program_id = g.program_id ORDER BY s.updated_at DESC LIMIT 1) k
       WHERE p.user_id = g.user_id AND p.program_id = g.program_id AND p.lesson_id = g.lesson_id;
      DELETE FROM learning_places p USING gone g
       WHERE p.user_id = g.user_id AND p.program_id = g.program_id AND p.lesson_id = g.lesson_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER lesson_progress_place_taken AFTER INSERT OR UPDATE ON lesson_progress
      FOR EACH ROW EXECUTE FUNCTION learning_place_taken();
    CREATE TRIGGER lesson_progress_place_left AFTER DELETE ON lesson_progress
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION learning_place_left();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER lesson_progress_place_left ON lesson_progress;
    DROP TRIGGER lesson_progress_place_taken ON lesson_progress;
    DROP FUNCTION learning_place_left;
    DROP FUNCTION learning_place_taken;
    DROP TABLE learning_places;
  `)
}
