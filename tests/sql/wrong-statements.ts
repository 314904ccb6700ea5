type Wrong = { rule: string; code: string; problem: string }

const row = (problems: string) => `the row type does not fit: ${problems}`

/** What the check must find, each on a line of its own, and some it must let through. */
export const WRONG_STATEMENTS: Wrong[] = [
  {
    rule: 'a column that is not there',
    code: `await sql.query('SELECT nickname FROM users')`,
    problem: 'column "nickname" does not exist',
  },
  {
    rule: 'a table that is not there, as one of several',
    code: `for (const table of ['users', 'buyers']) await sql.query(\`DELETE FROM \${table}\`)`,
    problem: 'relation "buyers" does not exist',
  },
  {
    rule: 'a branch that is rarely taken',
    code: `await sql.query(\`SELECT FROM users WHERE \${isById ? 'id' : 'key'} = $1::uuid\`, ['x'])`,
    problem: 'column "key" does not exist',
  },
  {
    rule: 'a text that comes from elsewhere',
    code: `await sql.query(text)`,
    problem: 'its text cannot be told: nobody calls f3 here',
  },
  {
    rule: 'a value of another type than the column',
    code: `await sql.query("UPDATE users SET role = 'owner'")`,
    problem: 'invalid input value for enum enum_users_role: "owner"',
  },
  {
    rule: 'what is refused only when it is planned',
    code: `await sql.query('SELECT FROM users u LEFT JOIN orders o ON o.user_id = u.id FOR UPDATE')`,
    problem: 'FOR UPDATE cannot be applied to the nullable side of an outer join',
  },
  {
    rule: 'more values than it takes',
    code: `await sql.query('DELETE FROM users WHERE id = $1', ['x', 'y'])`,
    problem: 'it takes 1 values and is given 2',
  },
  {
    rule: 'a new row without a value for a column that needs one',
    code: `await sql.query("INSERT INTO activity_log (by) VALUES ('system')")`,
    problem: 'no value for activity_log.action',
  },
  {
    rule: 'rows that are read and have no type',
    code: `const { rows } = await sql.query('SELECT id FROM users')`,
    problem: 'its rows are read and have no type',
  },
  {
    rule: 'a column the row type leaves out',
    code: `await sql.query<{ id: string }>('SELECT id, email FROM users')`,
    problem: row('{ email: "answered, not declared"; }'),
  },
  {
    rule: 'a column the statement leaves out',
    code: `await sql.query<{ id: string; email: string }>('SELECT id FROM users')`,
    problem: row('{ email: "declared, not answered"; }'),
  },
  {
    rule: 'a number that comes as text',
    code: `await sql.query<{ count: number }>('SELECT count(*) FROM users')`,
    problem: row('{ count: { answered: string; declared: number; }; }'),
  },
  {
    rule: 'a state nobody declared',
    code: `await sql.query<{ state: 'active' }>('SELECT state FROM users')`,
    problem: row('{ state: { answered: "active" | "deactivated"; declared: "active"; }; }'),
  },
  {
    rule: 'a column that can be null',
    code: `await sql.query<{ hash: string }>('SELECT hash FROM users')`,
    problem: row('{ hash: "can be null"; }'),
  },
  {
    rule: 'a column that an outer join can leave empty',
    code: `await sql.query<{ number: string }>('SELECT number FROM users u LEFT JOIN orders o ON o.user_id = u.id')`,
    problem: row('{ number: "can be null"; }'),
  },
  {
    rule: 'a sum of nothing',
    code: `await sql.query<{ sum: number }>('SELECT sum(total_cents)::int AS sum FROM orders')`,
    problem: row('{ sum: "can be null"; }'),
  },
  {
    rule: 'null where nothing is ever null',
    code: `await sql.query<{ email: string | null }>('SELECT email FROM users')`,
    problem: row('{ email: "is never null"; }'),
  },
  {
    rule: 'what is wrong inside JSON',
    code: `await sql.query<{ all: { at: Date }[] }>("SELECT coalesce(jsonb_agg(jsonb_build_object('at', created_at)), '[]') AS all FROM users")`,
    problem: row('{ all: { at: { answered: string; declared: Date; }; }; }'),
  },
  {
    rule: 'nothing in a statement that fits',
    code: `await sql.query<{ id: string; n: number; at: Date; hash?: string | null; sum: number; last: { at: string } | null }>("SELECT u.id, (count(*))::int AS n, u.created_at AS at, u.hash, coalesce(sum(o.total_cents), 0)::int AS sum, (SELECT jsonb_build_object('at', s.created_at) FROM sessions s WHERE s.user_id = u.id LIMIT 1) AS last FROM users u LEFT JOIN orders o ON o.user_id = u.id WHERE u.email = $1 GROUP BY u.id", ['x'])`,
    problem: 'fits',
  },
  {
    rule: 'nothing in a column that is let through only with a value',
    code: `await sql.query<{ hash: string }>('SELECT hash FROM users WHERE hash IS NOT NULL')`,
    problem: 'fits',
  },
]

/** Each on a line, after the first. */
export function wrongFile(): { path: string; text: string } {
  const lines = WRONG_STATEMENTS.map(
    ({ code }, index) => `export async function f${index}(sql: Sql, isById = true, text = '') { ${code} }`,
  )
  return {
    path: 'plugins/wrong/statements.ts',
    text: `import type { Sql } from '@/src/server/db/transaction'\n${lines.join('\n')}\n`,
  }
}
