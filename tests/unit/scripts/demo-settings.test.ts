import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDemoSettings } from '@/scripts/environment/demo-settings.mjs'
import { PROJECT_ROOT } from '@/scripts/environment/project.mjs'

describe('the settings of a demo', () => {
  it('has its defaults on loopback', () => {
    expect(readDemoSettings('start', [], {})).toMatchObject({
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
    const first = readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-2' }).distDir
    const other = readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-3' }).distDir
    expect(first).toMatch(/^\.next-[0-9a-f]{8}$/)
    expect(other).not.toBe(first)
    expect(readDemoSettings('start', [], { DEMO_DATA_DIR: '.data-2' }).distDir).toBe(first)
  })

  it('carries the port into the address of the site', () => {
    expect(readDemoSettings('start', [], { PORT: '3100' }).siteUrl).toBe('http://localhost:3100')
  })

  it('refuses an option it does not know', () => {
    expect(() => readDemoSettings('start', ['--frehs'], {})).toThrow('Unknown option --frehs')
  })

  it('never empties a database of somebody’s own', () => {
    const source = { DATABASE_URL: 'postgresql://me@db.example.com/shop' }
    expect(() => readDemoSettings('start', ['--fresh'], source)).toThrow(
      'does not empty a database of your own',
    )
    expect(readDemoSettings('start', [], source).databaseUrl).toBe(source.DATABASE_URL)
  })
})
