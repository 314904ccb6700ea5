import { afterAll, beforeAll } from 'vitest'
import { editedPages } from './edited-pages'
import { person } from './factories/person'
import { type Customer, type Shop, startShop } from './shop'

export type TwoEditors = {
  shop: Shop
  editor: Customer
  other: Customer
  /** As the first of the two makes and saves them. */
  pages: ReturnType<typeof editedPages>
}

/** A shop for all tests of a file, with two of the staff who edit it; `ready` gets them before the first test. */
export function withTwoEditors(ready: (given: TwoEditors) => void): void {
  let shop: Shop | undefined
  beforeAll(async () => {
    shop = await startShop()
    const [editor, other] = await Promise.all([person(shop, 'admin'), person(shop, 'admin')])
    ready({ shop, editor, other, pages: editedPages(shop, editor) })
  })
  afterAll(() => shop?.stop())
}
