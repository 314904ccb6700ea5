import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-tree'

/** Who says `active` of the ledger without asking whether it may open, and why. */
const OTHERS: Record<string, string> = {
  'plugins/accounts/imports/held-purchases.ts': 'makes it active',
  'plugins/commerce/guards/commerce-guards.ts': 'indexes',
  'plugins/commerce/moving/move-orders.ts': 'makes it active',
  'plugins/commerce/user-products/jobs/remind-access-ends.ts': 'is about ends',
  'plugins/commerce/user-products/operations/end-access.ts': 'ends it, over or not',
  'plugins/commerce/user-products/operations/end-user-products.ts': 'ends it, over or not',
  'plugins/commerce/user-products/operations/extend-access.ts': 'gives more time, over or not',
  'plugins/commerce/user-products/operations/own-price.ts': 'what was bought for a time before, over or not',
  'plugins/commerce/user-products/operations/grant-order-lines.ts': 'makes it active',
  'plugins/commerce/user-products/operations/grant-access.ts': 'makes it active',
  'plugins/commerce/user-products/operations/grant-without-order.ts': 'makes it active',
  'plugins/commerce/user-products/operations/reopen-user-products.ts': 'makes it active',
  'plugins/commerce/user-products/operations/start-access.ts': 'begins its days',
  'plugins/undo/undo-access.ts': 'puts it back to what it was',
  'src/server/db/lesson-lock.ts': 'counts days from the purchase',
  'plugins/merging/operations/merge-accounts.ts': 'says whose it is from now on, over or not',
  'plugins/merging/references.ts': 'is about places in groups',
  'plugins/own-data/operations/erase-account.ts': 'ends it, over or not',
  'plugins/groups/operations/extend-group.ts': 'gives more time, over or not',
  'plugins/groups/operations/join-group.ts': 'makes it active',
  'plugins/groups/operations/return-seat.ts': 'ends it, over or not',
}

describe('Access windows: one rule decides for every reader', () => {
  it('is asked wherever the ledger is read', () => {
    const askers = sourceFiles()
      .filter(
        ({ path }) => /^(app|collections|plugins|src)\//.test(path) && !path.startsWith('src/generated/'),
      )
      .filter(
        ({ text }) =>
          /user_products/.test(text) && /'active'/.test(text.replaceAll(/state: 'active'|user_state/g, '')),
      )
      .filter(({ text }) => !/openAccess\(/.test(text))
      .map(({ path }) => path)
    expect(askers.filter((path) => !(path in OTHERS))).toEqual([])
  })
})
