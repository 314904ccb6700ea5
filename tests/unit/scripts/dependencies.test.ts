import { describe, expect, it } from 'vitest'
import { hasEverything } from '@/scripts/environment/dependencies.mjs'

const machine = { platform: 'linux', arch: 'x64' }
const wanted = {
  '': { version: '0.1.0' },
  'node_modules/next': { version: '16.0.0' },
  'node_modules/@scope/linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/@scope/mac': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
}
const installed = {
  'node_modules/next': { version: '16.0.0' },
  'node_modules/@scope/linux': { version: '1.0.0', optional: true },
}

describe('whether packages have to be installed', () => {
  it('not when everything for this machine is there', () => {
    expect(hasEverything(wanted, installed, machine)).toBe(true)
  })

  it('when nothing was ever installed, or an installation was cut short', () => {
    expect(hasEverything(wanted, undefined, machine)).toBe(false)
  })

  it('when a version moved', () => {
    const older = { ...installed, 'node_modules/next': { version: '15.0.0' } }
    expect(hasEverything(wanted, older, machine)).toBe(false)
  })

  it('when a package is missing', () => {
    const { 'node_modules/next': _, ...without } = installed
    expect(hasEverything(wanted, without, machine)).toBe(false)
  })

  it('when they were installed for another machine', () => {
    expect(hasEverything(wanted, installed, { platform: 'darwin', arch: 'arm64' })).toBe(false)
  })
})
