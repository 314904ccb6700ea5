'use client'
import { useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { callApi } from '../ui/call-api'
import { titleOfFile } from './title-of-file'

/**
 * A new file asks for nothing its place says: made from a lesson's page it belongs to that lesson's program, and it is called what
 * was chosen is called until somebody names it. Draws nothing.
 */
export function FileOfLesson() {
  const { id } = useDocumentInfo()
  const lesson = /\/collections\/lessons\/([0-9a-f-]{36})(?:\/|$)/.exec(usePathname())?.[1]
  const { value: program, setValue: setProgram } = useField<string | null>({ path: 'program' })
  const isWithoutProgram = !id && !program
  useEffect(() => {
    if (!lesson || !isWithoutProgram) return
    const aborter = new AbortController()
    void callApi('GET', `/lessons/${lesson}?depth=0&draft=true`, { signal: aborter.signal }).then(
      ({ ok, body }) => {
        if (ok && !aborter.signal.aborted && typeof body.program === 'string') setProgram(body.program)
      },
    )
    return () => aborter.abort()
  }, [lesson, isWithoutProgram, setProgram])

  const chosen = useFormFields(([fields]) => fields.file?.value)
  const { value: title, setValue: setTitle } = useField<string>({ path: 'title' })
  const named = useRef<unknown>(null)
  // After every drawing: where several files are sent at once, a form is filled anew while it is shown.
  useEffect(() => {
    if (id || !(chosen instanceof File)) return
    const suggested = titleOfFile(chosen.name)
    if (title === suggested) named.current = chosen
    if (title || named.current === chosen) return
    const later = setTimeout(() => setTitle(suggested))
    return () => clearTimeout(later)
  })
  return null
}
