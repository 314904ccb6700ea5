import { browserStorage } from 'payload-plugin-digital-commerce/client'
import { api, onSessionEnd } from '../http/api'
import { createSession } from './create-session'

/** The session of this tab. Screens read it with `useSession`. */
export const session = createSession({ api, storage: browserStorage })

onSessionEnd(session.end)
