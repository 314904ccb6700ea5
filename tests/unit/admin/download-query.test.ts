import { describe, expect, it } from 'vitest'
import { downloadQuery } from '@/src/admin/lists/download-query'

describe('Staff screens: the download of a list', () => {
  it('is asked with what the list is filtered and searched by, and with nothing else of its address', () => {
    const address = new URLSearchParams(
      'limit=10&page=3&sort=-email&columns=[]&search=zoe&where[or][0][and][0][state][equals]=active',
    )
    expect([...new URLSearchParams(downloadQuery(address))]).toEqual([
      ['format', 'csv'],
      ['search', 'zoe'],
      ['where[or][0][and][0][state][equals]', 'active'],
    ])
    expect(downloadQuery(new URLSearchParams('page=2&search='))).toBe('format=csv')
  })
})
