import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDemoSettings } from '@/scripts/environment/demo-settings.mjs'
import { PROJECT_ROOT } from '@/scripts/environment/project.mjs'

describe('the settings of a demo', () => {
  it('has its defaults on loopback', () => {
    const { settings, problems } = readDemoSettings('start', [], {})
    expect(problems).toEqual([])
    expect(settings).toMatchObject({
      fresh: false,
      dataDir: path.join(PROJECT_ROOT, '.data'),
      distDir: '.next',
      host: '127.0.0.1',
      port: 3000,
      simulatorPort: 3001,
      mailPort: 1080,
      databaseUrl: undefined,
      siteUrl: 'http://localhost:3000',
    })
  })

  it('gives each data folder a build of its own, always the same one', () => {
    const first = readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-2' }).settings.distDir
    const other = readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-3' }).settings.distDir
    expect(first).toMatch(/^\.next-[0-9a-f]{8}$/)
    expect(other).not.toBe(first)
    expect(readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-2' }).settings.distDir).toBe(first)
  })

  it('carries the port into the address of the site', () => {
    expect(readDemoSettings('start', [], { PORT: '3100' }).settings.siteUrl).toBe('http://localhost:3100')
  })

  it('refuses an option it does not know', () => {
    const { problems } = readDemoSettings('start', ['--frehs'], {})
    expect(problems).toEqual(['Unknown option --frehs. The only one is --fresh (start over).'])
  })

  it('never empties a database of somebody’s own', () => {
    const source = { DATABASE_URL: 'postgresql://me@db.example.com/shop' }
    expect(readDemoSettings('start', ['--fresh'], source).problems).toEqual([
      '--fresh does not empty a database of your own. Empty it yourself, or unset DATABASE_URL.',
    ])
    expect(readDemoSettings('start', [], source).settings.databaseUrl).toBe(source.DATABASE_URL)
  })

  it('tells everything that is not understood at once', () => {
    const source = { PORT: 'abc', PAYPAL_SIMULATOR_PORT: '70000', MAIL_UI_PORT: '1081' }
    const { settings, problems } = readDemoSettings('dev', ['--x'], source)
    expect(problems).toEqual([
      'Unknown option --x. The only one is --fresh (start over).',
      'PORT=abc is not a port number (1 to 65535).',
      'PAYPAL_SIMULATOR_PORT=70000 is not a port number (1 to 65535).',
    ])
    expect(settings.mailPort).toBe(1081)
  })
})
