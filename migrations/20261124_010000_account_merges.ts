import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Two accounts of one person that staff made one: who was merged into whom, which rows moved, and how both stood afterwards, so
 * that it can be taken back exactly. No collections on purpose: nothing of Payload's changes these tables. Nothing is added any
 * more to an account that was merged away, whoever was in the middle of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE account_merges (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      from_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      into_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      actor_id uuid REFERENCES users (id) ON DELETE SET NULL,
      merged_at timestamptz NOT NULL DEFAULT now(),
      undone_at timestamptz,
      from_updated_at timestamptz NOT NULL,
      places jsonb NOT NULL,
      stands jsonb NOT NULL,
      CHECK (from_id <> into_id));
    CREATE UNIQUE INDEX account_merges_from ON account_merges (from_id) WHERE undone_at IS NULL;
    CREATE INDEX account_merges_into ON account_merges (into_id);
    CREATE TABLE account_merge_rows (
      merge_id uuid NOT NULL REFERENCES account_merges (id) ON DELETE CASCADE,
      place text NOT NULL,
      row_id text NOT NULL,
      went text NOT NULL CHECK (went IN ('over', 'back', 'added')),
      PRIMARY KEY (merge_id, place, row_id));

    CREATE FUNCTION accounts_of(person uuid) RETURNS SETOF uuid LANGUAGE sql STABLE ROWS 1 AS $$
      WITH RECURSIVE theirs (id) AS (
        SELECT person
        UNION SELECT m.from_id FROM account_merges m JOIN theirs t ON m.into_id = t.id WHERE m.undone_at IS NULL)
      SELECT id FROM theirs $$;
    CREATE FUNCTION surviving_account(person uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
      WITH RECURSIVE next (id, step) AS (
        SELECT person, 0
        UNION SELECT m.into_id, n.step + 1 FROM account_merges m JOIN next n ON m.from_id = n.id WHERE m.undone_at IS NULL)
      SELECT id FROM next ORDER BY step DESC LIMIT 1 $$;

    CREATE FUNCTION refuse_for_merged_account() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE owner uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
    BEGIN
      IF owner IS NULL THEN RETURN NEW; END IF;
      -- Whoever merges this account holds its row: what they committed is seen by the next statement.
      PERFORM FROM users u WHERE u.id = owner FOR KEY SHARE;
      IF EXISTS (SELECT FROM account_merges m WHERE m.from_id = owner AND m.undone_at IS NULL) THEN
        RAISE EXCEPTION 'this account was merged into another one' USING ERRCODE = 'check_violation',
          CONSTRAINT = 'not_of_merged_account';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER orders_merged_account BEFORE INSERT OR UPDATE OF user_id ON orders
      FOR EACH ROW EXECUTE FUNCTION refuse_for_merged_account('user_id');
    CREATE TRIGGER user_products_merged_account BEFORE INSERT OR UPDATE OF user_id ON user_products
      FOR EACH ROW EXECUTE FUNCTION refuse_for_merged_account('user_id');
    CREATE TRIGGER group_seats_merged_account BEFORE INSERT OR UPDATE OF user_id ON group_seats
      FOR EACH ROW EXECUTE FUNCTION refuse_for_merged_account('user_id');
    CREATE TRIGGER seat_groups_merged_account BEFORE INSERT OR UPDATE OF leader_id ON seat_groups
      FOR EACH ROW EXECUTE FUNCTION refuse_for_merged_account('leader_id');
    CREATE TRIGGER gifts_merged_account BEFORE UPDATE OF claimed_by_id ON gifts
      FOR EACH ROW EXECUTE FUNCTION refuse_for_merged_account('claimed_by_id');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER gifts_merged_account ON gifts;
    DROP TRIGGER seat_groups_merged_account ON seat_groups;
    DROP TRIGGER group_seats_merged_account ON group_seats;
    DROP TRIGGER user_products_merged_account ON user_products;
    DROP TRIGGER orders_merged_account ON orders;
    DROP FUNCTION refuse_for_merged_account;
    DROP FUNCTION surviving_account;
    DROP FUNCTION accounts_of;
    DROP TABLE account_merge_rows;
    DROP TABLE account_merges;
  `)
}
