import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { eventually } from '../running-shop'
import { type Supervisor, temporaryFolder } from './run'

/** The header in which it says who answered. */
export const SERVED_BY = 'x-served-by'

export type Balancer = {
  origin: string
  /** Begins to send to these ports of this machine, each called by its number. */
  serve: (ports: number[]) => Promise<void>
}

/** haproxy as docs/scaling.md has it, where this machine has one; else one of our own that does the same. */
export async function startBalancer(run: Supervisor): Promise<Balancer> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const isThere = spawnSync('haproxy', ['-v']).status === 0
  return {
    origin,
    async serve(ports) {
      if (isThere) await startHaproxy(run, port, ports)
      else startStandIn(port, ports)
      await eventually('somebody answers behind it', async () => {
        const answer = await fetch(`${origin}/api/health`).catch(() => undefined)
        return answer?.status === 200
      })
    },
  }
}

async function startHaproxy(run: Supervisor, port: number, ports: number[]): Promise<void> {
  const folder = await temporaryFolder(run)
  const settings = path.join(folder, 'haproxy.cfg')
  const servers = ports.map((each) => `  server ${each} 127.0.0.1:${each}`).join('\n')
  await writeFile(
    settings,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  retries 3
  retry-on conn-failure
  option redispatch 1
frontend visitors
  bind 127.0.0.1:${port}
  http-after-response set-header ${SERVED_BY} %s
  default_backend shop
backend shop
  option httpchk GET /api/health
  http-check expect status 200
  default-server check inter 1s fastinter 100ms fall 2 rise 1 observe layer4 error-limit 2 on-error mark-down
${servers}
`,
  )
  const log = path.join(folder, 'haproxy.log')
  await run.start({ name: 'balancer', command: 'haproxy', args: ['-db', '-f', settings], log })
}

/** Ends with the process. */
function startStandIn(port: number, ports: number[]): void {
  const up = new Set<number>()
  const check = async (each: number) => {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${each}/api/health`).catch(() => undefined)
      if (answer?.status === 200) up.add(each)
      else up.delete(each)
      await wait(200, undefined, { ref: false })
    }
  }
  for (const each of ports) void check(each)
  let turn = 0
  const server = createServer((asked, answered) => {
    const open = [...up]
    turn += 1
    const chosen = open[turn % open.length]
    if (chosen === undefined) answered.writeHead(503).end()
    else handOn(chosen, asked, answered)
  })
  server.listen(port, '127.0.0.1').unref()
}

function handOn(port: number, asked: IncomingMessage, answered: ServerResponse): void {
  const { method, url, headers } = asked
  const by = { [SERVED_BY]: String(port) }
  const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
    answered.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...by })
    answer.pipe(answered)
    answer.on('error', () => answered.destroy())
  })
  sent.on('error', () => (answered.headersSent ? answered.destroy() : answered.writeHead(502, by).end()))
  asked.pipe(sent)
}
