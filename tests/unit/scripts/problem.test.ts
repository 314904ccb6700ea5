import { describe, expect, it } from 'vitest'
import { explain, Problem } from '@/scripts/environment/problem.mjs'

describe('what the terminal says when something goes wrong', () => {
  it('is a problem’s own words, without a stack', () => {
    expect(explain(new Problem('Port 3000 is in use.'))).toBe('Port 3000 is in use.')
  })

  it('is how to get at data that another user made', () => {
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/data/shop/demo.lock' })
    expect(explain(denied)).toContain('sudo chown -R "$(id -un)" /data/shop\n')
    expect(explain(denied)).toContain('DEMO_DATA_DIR=')
  })

  it('is the whole stack of anything unexpected', () => {
    expect(explain(new TypeError('x is not a function'))).toContain('problem.test.ts')
  })
})
