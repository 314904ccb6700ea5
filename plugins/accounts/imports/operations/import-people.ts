import type { Payload } from 'payload'
import { grantWithoutOrder } from '@/plugins/commerce/user-products/operations/grant-without-order'
import type { ImportedPerson } from '@/src/domain/imports/person-row'
import { type KnownAccount, placePerson } from '@/src/domain/imports/place-person'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { grantsOf, sourceKeyOf } from '../grants-of'
import { lockKnownAccounts } from '../known-accounts'
import { logImport } from '../log-import'
import { queueWelcomeMails } from '../queue-welcome-mails'
import { storeImportConsents } from '../store-import-consents'
import { numberPeople, type Placed, refreshPeople, storePeople } from '../store-people'

export type ImportOutcome = { outcome: 'created' | 'updated' | 'unchanged' | 'refused'; reason: string }

type Options = {
  /** The mails of this import wait under this name. */
  batch: string
  /** Finds out everything, and keeps nothing. */
  isDryRun: boolean
}

/**
 * Imports some hundred people from the older system, with what they bought: all of them in one transaction, or none.
 * Gives what became of each, in their order. Importing the same people again changes nothing; so an import that was
 * cut off is simply run again. No two of them may share a number or an address.
 */
export async function importPeople(
  payload: Payload,
  people: readonly ImportedPerson[],
  { batch, isDryRun }: Options,
): Promise<ImportOutcome[]> {
  try {
    return await inTransaction(payload, async (sql) => {
      const outcomes = await importBatch(sql, people, batch)
      if (isDryRun) throw new DryRun(outcomes)
      return outcomes
    })
  } catch (error) {
    if (error instanceof DryRun) return error.outcomes
    throw error
  }
}

/** Takes everything back. */
class DryRun extends Error {
  constructor(readonly outcomes: ImportOutcome[]) {
    super('dry run')
  }
}

type Attached = Placed & { account: KnownAccount; isProven: boolean }

async function importBatch(
  sql: Sql,
  people: readonly ImportedPerson[],
  batch: string,
): Promise<ImportOutcome[]> {
  const known = await lockKnownAccounts(sql, people)
  const placements = people.map((person) => ({
    person,
    ...placePerson(person, {
      byNumber: known.byNumber.get(person.legacyId),
      byEmail: known.byEmail.get(person.email),
    }),
  }))
  const created = await storePeople(
    sql,
    placements.filter(({ kind }) => kind === 'create').map(({ person }) => person),
  )
  const refreshed = placements.flatMap((each): Placed[] =>
    each.kind === 'refresh' ? [{ person: each.person, userId: each.account.id }] : [],
  )
  const attached = placements.flatMap((each): Attached[] =>
    each.kind === 'attach' ? [{ ...each, userId: each.account.id }] : [],
  )
  const changed = new Set([...(await refreshPeople(sql, refreshed)), ...(await numberPeople(sql, attached))])

  const granted = await grantWithoutOrder(sql, [
    ...[...created, ...refreshed].flatMap((placed) => grantsOf(placed, true)),
    ...attached.flatMap((placed) => grantsOf(placed, placed.isProven)),
  ])
  const agreed = await storeImportConsents(sql, [...created, ...refreshed])
  const waiting = attached.filter(
    ({ person, isProven }) =>
      !isProven && person.purchases.some((bought) => isIn(granted, person, bought.sku)),
  )
  await queueWelcomeMails(sql, [...created, ...refreshed, ...waiting], batch)
  const isNew = (placed: Placed) =>
    changed.has(placed.userId) ||
    agreed.has(placed.userId) ||
    placed.person.purchases.some(({ sku }) => isIn(granted, placed.person, sku))
  const updated = [...refreshed, ...attached].filter(isNew)
  await logImport(sql, { created, updated, batch })

  const createdNumbers = new Set(created.map(({ person }) => person.legacyId))
  const updatedNumbers = new Set(updated.map(({ person }) => person.legacyId))
  const waitingNumbers = new Set(
    attached.filter(({ isProven }) => !isProven).map(({ person }) => person.legacyId),
  )
  return placements.map(({ person, ...placement }) => {
    if (placement.kind === 'refuse') return { outcome: 'refused', reason: placement.reason }
    const { legacyId, note, purchases } = person
    const isWaiting = waitingNumbers.has(legacyId) && purchases.length > 0
    const reason = [note, isWaiting ? WAITING : ''].filter(Boolean).join('; ')
    if (createdNumbers.has(legacyId)) return { outcome: 'created', reason }
    return { outcome: updatedNumbers.has(legacyId) ? 'updated' : 'unchanged', reason }
  })
}

const WAITING = 'has an account here; the programs open once the address is proven by a link'

function isIn(granted: Set<string>, { legacyId }: ImportedPerson, sku: string): boolean {
  return granted.has(sourceKeyOf(legacyId, sku))
}
