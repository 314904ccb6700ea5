import { spawn } from 'node:child_process'
import { describe, expect, inject, it } from 'vitest'
import { appEnvironment } from '@/scripts/environment/app-environment.mjs'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { inProject } from '@/scripts/environment/project.mjs'
import { databaseUrl } from '../support/environment/database'

describe('a start with a bad environment', () => {
  it('fails at once and names each variable, what is wrong and an example', async () => {
    const { code, output } = await startWith({
      SMTP_URL: '',
      PAYLOAD_SECRET: 'short',
      SITE_URL: 'not an address',
    })
    expect(code).toBe(1)
    expect(output).toContain('SMTP_URL: is missing. Example: SMTP_URL=smtp://127.0.0.1:1025')
    expect(output).toMatch(/PAYLOAD_SECRET: .*32.* Example: PAYLOAD_SECRET=/)
    expect(output).toMatch(/SITE_URL: .* Example: SITE_URL=http/)
  })

  it('names a database that lets nobody in, together with the rest', async () => {
    const { admin } = inject('postgres')
    const { code, output } = await startWith({
      DATABASE_URL: databaseUrl(admin, 'none'),
      MAIL_FROM: 'nobody',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/MAIL_FROM: .*\n.*DATABASE_URL: there is no database "none" at /)
  })

  it('refuses a simulator address together with real money', async () => {
    const { code, output } = await startWith({ PAYPAL_MODE: 'live' })
    expect(code).toBe(1)
    expect(output).toContain('PAYPAL_API_ORIGIN: must not be set when PAYPAL_MODE is live')
  })
})

async function startWith(changes: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const env = appEnvironment({
    databaseUrl: 'postgresql://nobody:nothing@127.0.0.1:9/none',
    siteUrl: 'http://127.0.0.1:9',
    smtpUrl: 'smtp://127.0.0.1:9',
    paypalOrigin: 'http://127.0.0.1:9',
    secret: 'a-secret-of-at-least-32-characters-for-tests',
    uploads: inject('uploads'),
    distDir: inject('build'),
  })
  const next = inProject('node_modules/next/dist/bin/next')
  const args = [next, 'start', '--port', String(await findFreePort()), '--hostname', '127.0.0.1']
  const app = spawn(process.execPath, args, {
    cwd: inProject(),
    env: { ...env, ...changes } as NodeJS.ProcessEnv,
  })
  let output = ''
  for (const stream of [app.stdout, app.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve) => app.once('exit', resolve))
  return { code, output }
}
