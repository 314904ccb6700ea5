import type { Message } from './message'
import { seal, unseal } from './seal'

type Secrets<Variables> = Pick<Message<Variables>, 'secrets'>

/** A message's variables as the outbox keeps them: those that open something are encrypted. */
export function sealSecrets<Variables>({ secrets }: Secrets<Variables>, variables: Variables): unknown {
  return changeEach(secrets, storable(variables), seal)
}

/** A message's variables as they are written into the mail. */
export function openSecrets(message: Secrets<unknown>, stored: unknown): unknown {
  return changeEach(message.secrets, stored, unseal)
}

/** A message's variables for somebody who may read the mail but not use its links: the sample's stand for them. */
export function showSecretsAsSample({ secrets = [], sample }: Message<unknown>, stored: unknown): unknown {
  const samples = sample as Record<string, unknown>
  const shown = { ...(stored as Record<string, unknown>) }
  for (const name of secrets as string[]) shown[name] = samples[name]
  return shown
}

/** PostgreSQL keeps no NUL and no half of a character: a strange name must not undo the event its mail tells about. */
function storable(variables: unknown): unknown {
  return JSON.parse(
    JSON.stringify(variables, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(/\0|\p{Cs}/gu, '') : value,
    ),
  )
}

function changeEach(
  names: readonly string[] = [],
  variables: unknown,
  change: (value: string) => string,
): unknown {
  const changed = { ...(variables as Record<string, unknown>) }
  for (const name of names) changed[name] = change(String(changed[name]))
  return changed
}
