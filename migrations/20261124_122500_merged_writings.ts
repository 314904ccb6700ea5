import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Two accounts became one, and what was written in the one that was merged away goes over once both mailboxes have said so: the
 * links that were mailed, one for each account, and which texts went over, so that they can go back.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE account_merges ADD COLUMN writings_moved_at timestamptz;
    CREATE TABLE account_merge_links (
      merge_id uuid NOT NULL REFERENCES account_merges (id) ON DELETE CASCADE,
      account text NOT NULL CHECK (account IN ('from', 'into')),
      token_hash text NOT NULL UNIQUE,
      sent_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL,
      confirmed_at timestamptz,
      PRIMARY KEY (merge_id, account));
    CREATE TABLE account_merge_writings (
      merge_id uuid NOT NULL REFERENCES account_merges (id) ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('note', 'answer', 'plan', 'quiz')),
      row text NOT NULL,
      how text NOT NULL CHECK (how IN ('moved', 'exchanged', 'joined')),
      was integer,
      PRIMARY KEY (merge_id, kind, row));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE account_merge_writings;
    DROP TABLE account_merge_links;
    ALTER TABLE account_merges DROP COLUMN writings_moved_at;`)
}
