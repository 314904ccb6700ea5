import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What members write for themselves, sealed. No collections on purpose: nothing of Payload's reaches these tables. They go
 * with the account, and not with a lesson or a program: what was written there stays its writer's.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE lesson_notes (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      lesson_id uuid NOT NULL,
      program_id uuid NOT NULL,
      sealed text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, lesson_id));
    CREATE TABLE lesson_answers (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      lesson_id uuid NOT NULL,
      program_id uuid NOT NULL,
      key text NOT NULL,
      sealed text NOT NULL,
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, lesson_id, key));
    CREATE TABLE action_plans (
      id uuid PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX action_plans_user ON action_plans (user_id);
    CREATE TABLE action_plan_check_ins (
      id uuid PRIMARY KEY,
      plan_id uuid NOT NULL REFERENCES action_plans (id) ON DELETE CASCADE,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now());
    CREATE INDEX action_plan_check_ins_plan ON action_plan_check_ins (plan_id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE action_plan_check_ins, action_plans, lesson_answers, lesson_notes;`)
}
