import { randomUUID } from 'node:crypto'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { endingOf } from '@/src/domain/forms/file-kinds'
import type { FormSubmission } from '@/src/generated/payload-types'
import { requestSql } from '@/src/server/db/request-sql'
import { pool } from '@/src/server/db/transaction'
import { removeFile } from '@/src/server/files/remove-file'
import { forgetDrafts } from './drafts'
import type { ReceivedFile } from './read-sent-form'

type Stored = Omit<FormSubmission, 'id' | 'createdAt' | 'updatedAt'>

/**
 * Stores a message with its files, and forgets what its sender had kept for later: all of it or none, on the disk and in
 * the store, too. Files get names that nobody can guess.
 */
export async function storeSubmission(
  req: PayloadRequest,
  data: Stored,
  { files, holders }: { files: readonly ReceivedFile[]; holders: readonly string[] },
): Promise<{ id: string }> {
  const written: string[] = []
  await initTransaction(req)
  try {
    const { id } = await req.payload.create({
      collection: 'form-submissions',
      data,
      req,
      overrideAccess: true,
      depth: 0,
    })
    for (const { field, name, type, bytes, content } of files) {
      const filename = `${randomUUID()}.${endingOf(name)}`
      written.push(filename)
      const create = req.payload.create({
        collection: 'form-files',
        data: { name, field, submission: id },
        file: { name: filename, data: content, mimetype: type ?? '', size: bytes },
        req,
        overrideAccess: true,
        depth: 0,
      })
      await create.catch((error: unknown) => {
        throw error instanceof ValidationError ? unreadable(field, name) : error
      })
    }
    await forgetDrafts(await requestSql(req), String(data.form), holders)
    await commitTransaction(req)
    return { id }
  } catch (error) {
    await killTransaction(req)
    await Promise.all(written.map((filename) => takeBack(req.payload, filename)))
    throw error
  }
}

/** A store that does not answer just now is asked again by `forgetFormData`, which takes away files without a message. */
async function takeBack(payload: Payload, filename: string): Promise<void> {
  try {
    await removeFile('form-files', filename).catch(async (problem: unknown) => {
      payload.logger.warn({ msg: 'a file of a refused message waits to be removed', filename, problem })
      await pool(payload).query(`INSERT INTO form_files (filename, name, field) VALUES ($1, $1, '')`, [
        filename,
      ])
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'a file of a refused message stays', filename })
  }
}

/** Begins as a file of its kind does, and is broken further on: Payload looks that far. */
function unreadable(field: string, name: string): DomainError {
  const errors = [{ path: field, message: `The file “${name}” cannot be read.` }]
  return new DomainError('VALIDATION_ERROR', { details: { errors } })
}
