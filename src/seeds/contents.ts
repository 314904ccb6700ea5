import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SeedSet } from './command'
import { accounts } from './demo/accounts'
import { discountCodes } from './demo/discount-codes'
import { licences } from './demo/licences'
import { demoPictures } from './demo/pictures'
import { programs } from './demo/programs'
import { resources } from './demo/resources'
import { services } from './demo/services'
import { downloads } from './demo/worksheets'
import { downloadPath, picturePath } from './files'
import { FRENCH } from './french'
import { forms } from './reference/forms'
import { navigation } from './reference/navigation'
import { pages } from './reference/pages'
import { referencePictures } from './reference/pictures'
import { systemSettings } from './reference/system-settings'

const REFERENCE = {
  forms,
  navigation,
  pages,
  referencePictures,
  systemSettings,
  french: FRENCH.reference,
}
const DEMO = {
  accounts,
  demoPictures,
  discountCodes,
  downloads,
  licences,
  programs,
  resources,
  services,
  french: FRENCH.demo,
}

/** Changes whenever how a document is made of its seed changes: seeded databases are then gone over again. */
const FORMAT = 2

/** A fingerprint of everything a set would write, files included. */
export async function digestOf(set: SeedSet): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([FORMAT, REFERENCE, set === 'reference' ? null : DEMO]),
  )
  for (const path of filesOf(set)) hash.update(await readFile(path))
  return hash.digest('hex')
}

function filesOf(set: SeedSet): string[] {
  const standing = referencePictures.map(picturePath)
  if (set === 'reference') return standing
  return [...standing, ...demoPictures.map(picturePath), ...downloads.map(({ key }) => downloadPath(key))]
}
