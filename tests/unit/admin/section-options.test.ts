import { describe, expect, it } from 'vitest'
import { sectionOptions } from '@/src/admin/programs/section-options'

const PROGRAM = {
  sections: [
    { id: 'a', title: 'See where it goes' },
    { id: 'b', title: 'Spend it wisely' },
  ],
}

describe('Staff screens: the section of a lesson', () => {
  it('is chosen by title, in the order participants see', () => {
    expect(sectionOptions(PROGRAM, 'b', 'A section the program no longer has')).toEqual([
      { value: 'a', label: '1. See where it goes' },
      { value: 'b', label: '2. Spend it wisely' },
    ])
  })

  it('stays as it is when the program has lost it', () => {
    expect(sectionOptions(PROGRAM, 'gone', 'A section the program no longer has')).toContainEqual({
      value: 'gone',
      label: 'A section the program no longer has',
    })
  })

  it('offers nothing before the program is known', () => {
    expect(sectionOptions(null, null, 'A section the program no longer has')).toEqual([])
    expect(sectionOptions({ sections: 'none' }, null, 'A section the program no longer has')).toEqual([])
    expect(
      sectionOptions(
        { sections: [null, { id: 1, title: 'x' }] },
        null,
        'A section the program no longer has',
      ),
    ).toEqual([])
  })
})
