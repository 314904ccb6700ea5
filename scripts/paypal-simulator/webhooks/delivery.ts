import type { Clock } from '../clock'
import type { Fault, FaultQueue } from '../faults/fault-queue'
import type { IdSource } from '../ids'
import type { State, StoredEvent } from '../state'
import { eventBody, type NewEvent } from './event-body'
import { openSigner, type Signer } from './signing'
import { post, signTransmission } from './transmission'

/** Real milliseconds between tries; the last one repeats. PayPal spreads its 25 over three days. */
const DEFAULT_RETRY_MS = [250, 500, 1000, 2000, 5000, 10_000, 30_000]
const MAX_RETRIES = 25
const KEPT_EVENTS = 5000
const KEPT_DELIVERIES = 2000

interface Delivery {
  eventId: string
  type: string
  transmissionId: string
  url: string
  at: string
  result: number | string
  fault?: string
}

interface WebhookSettings {
  url: string | undefined
  paused: boolean
  retryMs: number[]
}

export interface WebhookDelivery {
  /** Made at the first call: a key takes long to make, and many a test sends no event. */
  signer(): Promise<Signer>
  readonly settings: WebhookSettings
  readonly deliveries: Delivery[]
  /** Where events go at the moment. */
  url(): string | undefined
  emit(event: NewEvent): void
  resend(event: StoredEvent): void
  /** Delivers what was held back while paused, in order. */
  resume(): void
  /** Tries everything that is waiting for its next try at once. */
  retryNow(): void
  /** Forgets everything that is waiting, and settings of retries. */
  forget(): void
  /** Forgets everything that is waiting, and whatever comes. */
  stop(): void
}

interface Dependencies {
  state: State
  clock: Clock
  ids: IdSource
  faults: FaultQueue
  origin: () => string
  url: () => string | undefined
  changed: () => void
}

/** Delivers events at least once, in no promised order, with retries until the shop answers 2xx. */
export function createWebhookDelivery(needs: Dependencies): WebhookDelivery {
  const { state, clock, ids, faults } = needs
  let opened: Promise<Signer> | undefined
  const signer = () => {
    opened ??= openSigner(state, ids)
    return opened
  }
  const settings: WebhookSettings = { url: undefined, paused: false, retryMs: DEFAULT_RETRY_MS }
  const deliveries: Delivery[] = []
  const retries = new Map<string, NodeJS.Timeout>()
  const overtaken: (() => void)[] = []
  let stopped = false

  const currentUrl = () => settings.url ?? needs.url()

  const emit = (event: NewEvent) => {
    const id = `WH-${ids.next('event')}-${ids.next('event')}`
    const body = eventBody(id, event, clock.now(), needs.origin())
    const stored: StoredEvent = {
      id,
      type: event.type,
      body,
      createdAt: clock.now(),
      state: settings.paused ? 'held' : 'waiting',
      attempts: 0,
      lastStatus: null,
    }
    state.events.push(stored)
    if (state.events.length > KEPT_EVENTS) state.events.shift()
    if (!settings.paused) later(0, () => begin(stored))
  }

  const later = (ms: number, run: () => void) => setTimeout(() => !stopped && run(), ms).unref()

  const begin = (event: StoredEvent) => {
    const fault = faults.take('webhook', 'webhook')
    if (!fault) return attempt(event)
    if (fault.fault === 'fail') return settle(event, 'lost')
    if (fault.fault === 'late') return later(fault.ms ?? 3000, () => attempt(event))
    if (fault.fault === 'reorder') return letOvertake(event, fault.ms ?? 3000)
    if (fault.fault === 'twice') {
      attempt(event)
      return attempt(event)
    }
    return attempt(event, fault)
  }

  /** Waits until the next event has been tried once; or for `ms` when none comes. */
  const letOvertake = (event: StoredEvent, ms: number) => {
    let gone = false
    const go = () => {
      if (!gone) attempt(event)
      gone = true
    }
    overtaken.push(go)
    later(ms, go)
  }

  const attempt = (event: StoredEvent, fault?: Fault) => {
    const letGo = overtaken.splice(0)
    void deliver(event, fault).then((result) => {
      for (const go of letGo) go()
      if (stopped) return
      event.lastStatus = result
      if (typeof result === 'number' && result >= 200 && result < 300) settle(event, 'delivered')
      else if (fault || result === 'no-url') settle(event, 'lost')
      else if (event.attempts > MAX_RETRIES) settle(event, 'failed')
      else if (event.state === 'waiting') retryLater(event)
    })
  }

  const deliver = async (event: StoredEvent, fault?: Fault): Promise<number | string> => {
    const url = currentUrl()
    if (!url) return 'no-url'
    event.attempts += 1
    const needed = { ids, clock, signer: await signer(), origin: needs.origin() }
    const transmission = await signTransmission(event.body, needed, fault)
    const at = clock.iso()
    const result = await post(url, transmission)
    deliveries.push({
      eventId: event.id,
      type: event.type,
      transmissionId: transmission.id,
      url,
      at,
      result,
      ...(fault ? { fault: fault.fault } : {}),
    })
    if (deliveries.length > KEPT_DELIVERIES) deliveries.shift()
    return result
  }

  const retryLater = (event: StoredEvent) => {
    const { retryMs } = settings
    const ms = retryMs[Math.min(event.attempts, retryMs.length) - 1] ?? 1000
    clearTimeout(retries.get(event.id))
    retries.set(
      event.id,
      later(ms, () => retry(event)),
    )
  }

  const retry = (event: StoredEvent) => {
    clearTimeout(retries.get(event.id))
    retries.delete(event.id)
    attempt(event)
  }

  const settle = (event: StoredEvent, outcome: StoredEvent['state']) => {
    if (event.state !== 'delivered') event.state = outcome
    needs.changed()
  }

  const forgetRetries = () => {
    for (const timer of retries.values()) clearTimeout(timer)
    retries.clear()
  }

  for (const event of state.events) if (event.state === 'waiting') later(0, () => attempt(event))

  return {
    signer,
    settings,
    deliveries,
    url: currentUrl,
    emit,
    resend: (event) => {
      event.state = 'waiting'
      event.attempts = 0
      later(0, () => begin(event))
    },
    resume: () => {
      settings.paused = false
      for (const event of state.events) {
        if (event.state !== 'held') continue
        event.state = 'waiting'
        later(0, () => begin(event))
      }
    },
    retryNow: () => {
      for (const event of state.events) if (event.state === 'waiting' && retries.has(event.id)) retry(event)
    },
    forget: () => {
      forgetRetries()
      Object.assign(settings, { paused: false, retryMs: DEFAULT_RETRY_MS })
    },
    stop: () => {
      stopped = true
      forgetRetries()
    },
  }
}
