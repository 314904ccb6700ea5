import {
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useLocale,
  useModal,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../ui/call-api'

type Stored = { updatedAt: string; changedBy?: { id: string; firstname: string; lastname: string } | null }

export type FasterSave = {
  /** Who saved it after it was opened here, and when; null while nobody did, and once it is decided. */
  by: { name: string; at: string } | null
  /** Whether it is to be decided now. */
  isAsking: boolean
  ask: () => void
  goOn: () => void
  saveMine: () => void
  /** Where both can be compared. */
  versions: string
}

/**
 * Asks who was faster as soon as somebody begins to write, and after each save that was refused. What was told once is told anew by
 * theirs when it changes again, and by a button that was pressed; not by each pause in which this screen would save by itself.
 */
export function useFaster(): FasterSave {
  const { path, action, versions, lastUpdateTime, countDraft } = useAddress()
  const { api } = useConfig().config.routes
  const { user } = useAuth()
  const { getField, dispatchFields, submit } = useForm()
  const isWriting = useFormModified()
  const isPressed = useFormProcessing()
  const isBusy = useFormBackgroundProcessing() || isPressed
  const [faster, setFaster] = useState<Stored | null>(null)
  const [isAsking, setAsking] = useState(false)
  const told = useRef<Stored | null>(null)
  const wasPressed = useRef(false)

  useEffect(() => {
    if (isPressed) wasPressed.current = true
  }, [isPressed])
  // A save that went through moves `lastUpdateTime`, and what it answered is what is open then.
  useEffect(() => {
    if (!path || !user || !isWriting || isBusy) return
    if (told.current) takeRefusalsAway(told.current)
    const aborter = new AbortController()
    const asked = `${path}?draft=true&depth=1&select[updatedAt]=true&select[changedBy]=true&after=${lastUpdateTime ?? ''}`
    void callApi('GET', asked, { signal: aborter.signal, base: api }).then(({ ok, body }) => {
      if (!ok || aborter.signal.aborted) return
      const stored = body as Stored
      const opened = getField('updatedAt')?.value
      const isTheirs = Boolean(stored.changedBy) && stored.changedBy?.id !== user.id
      const isFaster = isTheirs && typeof opened === 'string' && stored.updatedAt > opened
      setFaster(isFaster ? stored : null)
      if (!isFaster) return
      takeRefusalsAway(stored)
      if (told.current?.updatedAt === stored.updatedAt && !wasPressed.current) return
      told.current = stored
      wasPressed.current = false
      setAsking(true)
    })
    return () => aborter.abort()
  }, [path, user, isWriting, isBusy, lastUpdateTime, getField, api])

  useOwnDialogAlone(faster !== null)

  const saveMine = () => {
    if (faster) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: faster.updatedAt })
    setAsking(false)
    setFaster(null)
    // Once the form has drawn what was sent to it.
    setTimeout(() => {
      void submit({ ...action, overrides: { _status: 'draft' }, skipValidation: true }).then(countDraft)
    })
  }
  return {
    by: faster && { name: nameOf(faster), at: faster.updatedAt },
    isAsking,
    ask: () => setAsking(true),
    goOn: () => setAsking(false),
    saveMine,
    versions,
  }
}

/** Where nothing is saved by itself, Payload says the same with reading anew as the only way on, by which one's words are lost. */
const PAYLOADS_OWN = 'document-stale-data'

function useOwnDialogAlone(isTold: boolean): void {
  const { modalState, closeModal } = useModal()
  const isShown = modalState[PAYLOADS_OWN]?.isOpen === true
  useEffect(() => {
    if (isTold && isShown) closeModal(PAYLOADS_OWN)
  }, [isTold, isShown, closeModal])
}

/** Where a document, or what is there once, is read and saved. */
function useAddress() {
  const { id, collectionSlug, globalSlug, lastUpdateTime, setUnpublishedVersionCount } = useDocumentInfo()
  const { admin, api } = useConfig().config.routes
  const { code } = useLocale()
  const document = id ? `/${collectionSlug}/${id}` : null
  const path = globalSlug ? `/globals/${globalSlug}` : document
  return {
    path,
    action: {
      action: `${api}${path}?draft=true&depth=0&fallback-locale=null&locale=${code}`,
      method: globalSlug ? ('POST' as const) : ('PATCH' as const),
    },
    versions: `${admin}${globalSlug ? path : `/collections${path}`}/versions`,
    lastUpdateTime,
    countDraft: () => setUnpublishedVersionCount((count) => count + 1),
  }
}

/** The dialog says it; beside that the refusal of each save would say it again. */
function takeRefusalsAway(stored: Stored): void {
  for (const shown of toast.getToasts())
    if ('title' in shown && typeof shown.title === 'string' && shown.title.startsWith(nameOf(stored)))
      // Sonner draws a toast a turn after it was asked to, and forgets the word to take away what it has not drawn yet.
      setTimeout(() => toast.dismiss(shown.id))
}

function nameOf({ changedBy }: Stored): string {
  return [changedBy?.firstname, changedBy?.lastname].filter(Boolean).join(' ')
}
