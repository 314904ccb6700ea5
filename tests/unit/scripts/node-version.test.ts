import { describe, expect, it } from 'vitest'
import { requireNode } from '@/scripts/environment/node-version.mjs'

describe('the version of Node', () => {
  it.each(['20.9.0', '20.10.0', '22.0.0', '26.1.3'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  it.each(['20.8.1', '18.20.0', '9.99.99'])('refuses %s and says what is needed', (version) => {
    expect(() => requireNode(version)).toThrow(`Node 20.9.0 or newer is needed, this is ${version}`)
  })
})
