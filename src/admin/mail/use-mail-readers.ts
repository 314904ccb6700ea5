import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'

export type MailReader = { id: string; name: string; at: string }

type Mail = {
  id: string
  to: string
  createdAt: string
  user?: { firstname?: string; lastname?: string } | string | null
}

/** Who got the email that is being written, the last first; nobody for staff who may not see people. */
export function useMailReaders(): MailReader[] {
  const key = useFormFields(([fields]) => fields.key?.value)
  const [readers, setReaders] = useState<MailReader[]>([])
  useEffect(() => {
    if (typeof key !== 'string' || key === '') return
    const aborter = new AbortController()
    const where = `where[message][equals]=${encodeURIComponent(key)}&where[state][equals]=sent`
    const asked = `/email-outbox?${where}&sort=-createdAt&limit=20&depth=1&select[to]=true&select[user]=true&select[createdAt]=true`
    void callApi('GET', asked, { signal: aborter.signal }).then(({ ok, body }) => {
      if (ok) setReaders((body.docs as Mail[]).map(toReader))
    })
    return () => aborter.abort()
  }, [key])
  return readers
}

function toReader({ id, to, createdAt, user }: Mail): MailReader {
  const name =
    typeof user === 'object' && user ? [user.firstname, user.lastname].filter(Boolean).join(' ') : ''
  return { id, name: name || to, at: createdAt }
}
