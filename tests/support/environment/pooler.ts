import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { inject } from 'vitest'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { eventually } from '../running-shop'
import { type Supervisor, temporaryFolder } from './run'

export type Pooler = {
  /** The way to a database through it. */
  through: (databaseUrl: string) => string
  /** False where no pgbouncer is installed: the databases are then reached straight. */
  isThere: boolean
}

/** pgbouncer in transaction mode before the run's PostgreSQL, with fewer `connections` there than anybody asks it for. */
export async function startPooler(run: Supervisor, connections = 3): Promise<Pooler> {
  const found = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
  if (found.status !== 0) return { through: (url) => url, isThere: false }
  const { admin } = inject('postgres')
  const server = new URL(admin)
  const [folder, port] = [await temporaryFolder(run), await findFreePort()]
  const settings = path.join(folder, 'pgbouncer.ini')
  const password = server.password ? ` password=${decodeURIComponent(server.password)}` : ''
  await writeFile(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
    { mode: 0o644 },
  )
  const asSomebody = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  await run.start({
    name: 'pooler',
    command: 'pgbouncer',
    args: [...asSomebody, settings],
    log: path.join(folder, 'pgbouncer.log'),
  })
  const through = (url: string) =>
    Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  await eventually('the pooler answers', () => answers(through(admin)))
  return { through, isThere: true }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
