import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConsentSourceCell } from '@/src/admin/people/consent-source-cell'
import { WordsCell } from '@/src/admin/ui/cells'

type Props = Parameters<typeof ConsentSourceCell>[0]
const cell = (cellData: unknown, language = 'en') =>
  ({ cellData, i18n: { language }, rowData: {} }) as unknown as Props & Parameters<typeof WordsCell>[0]

it.each([
  [['early', 'group'], 'early, group'],
  [[], '–'],
  [null, '–'],
])('lists words without the brackets they are stored in: %j', (stored, shown) => {
  expect(renderToStaticMarkup(<WordsCell {...cell(stored)} />)).toBe(`<span>${shown}</span>`)
})

it.each([
  ['registration', 'en', 'When signing up'],
  ['registration', 'fr', 'À l’inscription'],
  ['account settings', 'fr', 'Dans les paramètres du compte'],
  ['something new', 'fr', 'something new'],
])('says where somebody agreed, %s in %s, as people say it', (stored, language, shown) => {
  expect(renderToStaticMarkup(<ConsentSourceCell {...cell(stored, language)} />)).toBe(
    `<span>${shown}</span>`,
  )
})
