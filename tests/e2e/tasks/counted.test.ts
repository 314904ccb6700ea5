import { expect, it } from 'vitest'
import { countActions, secondsByHand } from '../../support/browser/count-actions'
import { startBrowser } from '../../support/environment/browser'

const FORM = `<label>Name <input id="name"></label> <label>Words <textarea></textarea></label>
  <label>Agreed <input type="checkbox"></label> <select><option>1</option><option>2</option></select>
  <input type="file"> <input type="datetime-local"> <div contenteditable>Text</div> <button type="button">Go</button>`

it('what is pressed, written in, chosen and given counts once each, on every page and in every frame', async () => {
  const browser = await startBrowser()
  const page = await (await browser.newContext()).newPage()
  await page.setContent(FORM)
  const done = await countActions(page)
  await page.locator('#name').fill('Ann')
  await page.locator('textarea').fill('Two lines')
  await page.locator('select').selectOption('2')
  await page
    .locator('[type=file]')
    .setInputFiles({ name: 'a', mimeType: 'text/plain', buffer: Buffer.from('a') })
  await page.locator('[type=datetime-local]').fill('2026-01-01T09:00')
  await page.locator('[contenteditable]').pressSequentially('is written')
  expect(done).toEqual({ clicks: 0, fields: 6 })
  await page.getByLabel('Agreed').check()
  await page.getByRole('button', { name: 'Go' }).click()
  await page.locator('#name').press('Enter')
  expect(done).toEqual({ clicks: 3, fields: 6 })

  await page.goto('data:text/html,<input><iframe srcdoc="<button>Go</button>"></iframe>')
  await page.locator('input').fill('Ann')
  await page.frameLocator('iframe').getByRole('button').click()
  expect(done).toEqual({ clicks: 4, fields: 7 })
  expect(secondsByHand(done)).toBe(4 * 5 + 7 * 10)
  expect(await countActions(page)).toEqual({ clicks: 0, fields: 0 })
  await browser.close()
})
