import { type InstanceStatus, instanceStatus } from '@/src/domain/instance/instance-status'
import type { Connection } from '../db/transaction'
import { beat, databaseIdentity, holdsAnything, nameInstance, readInstance } from './database-instance'
import { knowsAnyInstance, readKnownInstance, writeKnownInstance } from './known-instances'

/** By what a server knows its database: a name it was given, else files beside its uploads. */
export type Recognition = { name: string | undefined; uploads: string }

/**
 * Whether this database is the shop's own or a copy, by what the server remembers outside of it. A new database is
 * named, and remembered, the first time; from then on its pulse is counted up.
 */
export async function recogniseInstance(
  sql: Connection,
  { name, uploads }: Recognition,
): Promise<InstanceStatus> {
  try {
    return name === undefined ? await byFile(sql, uploads) : await byName(sql, name)
  } catch (error) {
    if (isTableMissing(error)) return { kind: 'held', reason: 'unmigrated' }
    throw error
  }
}

async function byName(sql: Connection, name: string): Promise<InstanceStatus> {
  const instance = (await readInstance(sql)) ?? (await nameInstance(sql, name))
  return instanceStatus(instance, { id: name, pulse: 0 })
}

async function byFile(sql: Connection, uploads: string): Promise<InstanceStatus> {
  const memory = { uploads, identity: await databaseIdentity(sql) }
  const known = await readKnownInstance(memory)
  const pulse = known && (await beat(sql, known))
  if (known && pulse !== null) await writeKnownInstance(memory, { ...known, pulse })
  const instance = await readInstance(sql)
  // Another process of this server was first, between the two looks: it remembers before it names.
  if (instance && !known && (await readKnownInstance(memory))) return byFile(sql, uploads)
  if (instance) return instanceStatus(instance, known)
  if ((await holdsAnything(sql)) && (await knowsAnyInstance(memory))) return { kind: 'held', reason: 'other' }
  // The same name by whichever process is first. Remembered first: a server that could not would take its own shop for
  // a copy the next time.
  const first = { id: memory.identity, pulse: 0 }
  await writeKnownInstance(memory, first)
  return instanceStatus(await nameInstance(sql, first.id), first)
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01'
}
