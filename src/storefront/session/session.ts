import { api, onSessionEnd } from '../http/api'
import { personStorage } from '../http/person-storage'
import { createSession } from './create-session'

/** The session of this tab. Screens read it with `useSession`. */
export const session = createSession({ api, storage: personStorage })

onSessionEnd(session.end)
