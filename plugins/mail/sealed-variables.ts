import type { Message } from './message'
import { seal, unseal } from './seal'

type Secrets<Variables> = Pick<Message<Variables>, 'secrets'>

/** A message's variables as the outbox keeps them: those that open something are encrypted. */
export function sealSecrets<Variables>({ secrets }: Secrets<Variables>, variables: Variables): unknown {
  return changeEach(secrets, variables, seal)
}

/** A message's variables as they are written into the mail. */
export function openSecrets(message: Secrets<unknown>, stored: unknown): unknown {
  return changeEach(message.secrets, stored, unseal)
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
