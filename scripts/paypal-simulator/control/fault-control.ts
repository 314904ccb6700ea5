import { CALL_FAULTS, FAULT_TARGETS, type FaultTarget, phaseOf, WEBHOOK_FAULTS } from '../faults/fault-kinds'
import type { Fault } from '../faults/fault-queue'
import type { Answer } from '../http/answer'
import type { ApiRequest } from '../http/api-request'
import { type JsonObject, numberAt, textAt } from '../json'
import type { World } from '../world'
import { controlRefusal } from './control-refusal'

const NUMBERS = ['status', 'ms', 'retryAfter', 'bytes'] as const
const TEXTS = [
  'location',
  'href',
  'issue',
  'reason',
  'value',
  'currency',
  'customId',
  'invoiceId',
  'merchantId',
  'certUrl',
] as const

/** `{ on, fault, times?, after?, … }`. An unknown place or fault is refused with the known ones. */
export function setFault(world: World, _request: ApiRequest, body: JsonObject): Answer {
  const fault = parsed(body)
  world.faults.add(fault)
  return { status: 201, body: shown(fault) }
}

/** The faults that still wait. `times: 0` means until cleared. */
export function listFaults(world: World): Answer {
  return { status: 200, body: world.faults.list().map(shown) }
}

export function clearFaults(world: World): Answer {
  world.faults.clear()
  return { status: 200, body: [] }
}

function parsed(body: JsonObject): Fault {
  const on = textAt(body, 'on')
  if (!isTarget(on)) throw controlRefusal(`on must be one of ${FAULT_TARGETS.join(', ')}.`)
  const kind = textAt(body, 'fault') ?? ''
  const known = on === 'webhook' ? WEBHOOK_FAULTS : Object.keys(CALL_FAULTS)
  if (!phaseOf(on, kind)) throw controlRefusal(`fault must be one of ${known.join(', ')} for ${on}.`)
  const times = numberAt(body, 'times') ?? 1
  const fault: Fault = {
    on,
    fault: kind,
    times: times <= 0 ? Number.POSITIVE_INFINITY : times,
    after: numberAt(body, 'after') ?? 0,
  }
  for (const key of NUMBERS) {
    const value = numberAt(body, key)
    if (value !== undefined) fault[key] = value
  }
  for (const key of TEXTS) {
    const value = textAt(body, key)
    if (value !== undefined) fault[key] = value
  }
  if (typeof body.html === 'boolean') fault.html = body.html
  return fault
}

function isTarget(on: string | undefined): on is FaultTarget {
  return FAULT_TARGETS.some((target) => target === on)
}

function shown(fault: Fault): JsonObject {
  return { ...fault, times: Number.isFinite(fault.times) ? fault.times : 0 }
}
