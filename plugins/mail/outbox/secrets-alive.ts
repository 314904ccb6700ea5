import { openSecrets } from '../sealed-variables'
import { messageCalled } from './write-mail'

/** Whether what a mail opens still opens: always for mail without secrets. `hours` have passed since its event. */
export function areSecretsAlive(mail: { message: string; variables: unknown; hours: number }): boolean {
  const message = messageCalled(mail.message)
  if (!message.secrets?.length) return true
  return mail.hours < (message.secretsLastHours ?? 12) && canBeOpened(message, mail.variables)
}

/** Not after PAYLOAD_SECRET was changed. */
function canBeOpened(...[message, variables]: Parameters<typeof openSecrets>): boolean {
  try {
    openSecrets(message, variables)
    return true
  } catch {
    return false
  }
}
