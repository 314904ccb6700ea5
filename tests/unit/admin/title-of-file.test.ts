import { expect, it } from 'vitest'
import { titleOfFile } from '@/src/admin/programs/title-of-file'

it.each([
  ['pacing-diary.pdf', 'Pacing diary'],
  ['a-kind-week.en.vtt', 'A kind week'],
  ['A  Plan_for   today.PDF', 'A Plan for today'],
  ['éveil.mp4', 'Éveil'],
  ['no-ending', 'No ending'],
  ['.pdf', ''],
  [`${'a'.repeat(300)}.pdf`, `A${'a'.repeat(199)}`],
])('%s is called %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})
