import { Client } from 'pg'

const WITHIN_MS = 8_000

/** The oldest major version everything here is tried on. */
const OLDEST = 15

type Asked = {
  /** The variable that holds the address. */
  name?: string
  /** How many connections one process may open there. */
  connections?: number
}

/**
 * Why nobody can work with the database an address names, as one sentence that begins with the variable and never holds
 * the password; null when it answers and has room for a process. Changes nothing there.
 */
export async function databaseProblem(
  address: string,
  { name = 'DATABASE_URL', connections = 0 }: Asked = {},
): Promise<string | null> {
  const problem = (what: string) => `${name}: ${what}.`.replace(/([.?])\.$/, '$1')
  const client = openClient(address)
  if (client === null) return problem('is not the address of a PostgreSQL database')
  try {
    await client.connect()
    const { rows } = await client.query<{ major: number; room: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS major,
              least(current_setting('max_connections')::int
                      - current_setting('superuser_reserved_connections')::int,
                    nullif(d.datconnlimit, -1), nullif(r.rolconnlimit, -1)) AS room
         FROM pg_database d, pg_roles r WHERE d.datname = current_database() AND r.rolname = current_user`,
    )
    const { major, room } = rows[0] ?? { major: 0, room: 0 }
    if (major < OLDEST)
      return problem(`PostgreSQL ${OLDEST} or newer is needed, ${placeOf(client)} is ${major}`)
    return connections > room ? tooMany(client, connections, room) : null
  } catch (error) {
    return problem(explain(client, error))
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Whatever is no address is taken for a database's name by the driver. */
function openClient(address: string): Client | null {
  if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address)) return null
  try {
    const client = new Client({ connectionString: address, connectionTimeoutMillis: WITHIN_MS })
    client.on('error', () => undefined)
    return client
  } catch {
    return null
  }
}

function explain(client: Client, error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  const { user, database } = client
  const place = placeOf(client)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `there is no host "${client.host}"`
    case 'ECONNREFUSED':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ENOENT':
      return `nothing answers at ${place}. Is PostgreSQL running, and is this where?`
    case '28P01':
      return `${place} refuses this password of "${user}". Characters such as # @ / are written %23 %40 %2F in it`
    case '28000':
      return `${place} does not let "${user}" in: ${message}`
    case '3D000':
      return `there is no database "${database}" at ${place}. Make it first`
    case '53300':
      return `${place} has no connection left`
  }
  if (/client password must be a string/.test(message)) return `${place} asks "${user}" for a password`
  if (/timeout|terminated/i.test(message)) return `${place} does not answer as a PostgreSQL does`
  return `no connection to ${place}: ${withoutPassword(client, message || code)}`
}

function placeOf({ host, port }: Client): string {
  return `${host}:${port}`
}

function withoutPassword({ password }: Client, message: string): string {
  return password ? message.replaceAll(password, '…') : message
}

function tooMany(client: Client, connections: number, room: number): string {
  return (
    `DATABASE_POOL_MAX: a process opens up to ${connections} connections, one of them to hear of changes, and ` +
    `${placeOf(client)} takes ${room} in all. Example: DATABASE_POOL_MAX=${Math.max(2, Math.floor(room / 2) - 1)}, or a pooler`
  )
}
