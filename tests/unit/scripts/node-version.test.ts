import { describe, expect, it } from 'vitest'
import { requireNode } from '@/scripts/environment/node-version.mjs'

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.0', '22.12.0', '26.1.3'])('accepts %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  it.each(['20.18.9', '18.20.0', '9.99.99', '21.7.3', '22.11.0'])(
    'refuses %s and says what is needed',
    (version) => {
      expect(() => requireNode(version)).toThrow(
        `Node 20.19.0, or 22.12.0 or newer, is needed; this is ${version}`,
      )
    },
  )
})
