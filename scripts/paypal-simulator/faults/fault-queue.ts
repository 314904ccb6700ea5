import { type FaultPhase, type FaultTarget, phaseOf } from './fault-kinds'

export interface Fault {
  on: FaultTarget
  fault: string
  /** How often it strikes; `Infinity` means until cleared. */
  times: number
  /** How many fitting calls pass unharmed before it strikes. */
  after: number
  status?: number
  ms?: number
  html?: boolean
  retryAfter?: number
  location?: string
  href?: string
  issue?: string
  reason?: string
  bytes?: number
  value?: string
  currency?: string
  customId?: string
  invoiceId?: string
  merchantId?: string
  certUrl?: string
}

export interface FaultQueue {
  add(fault: Fault): void
  /** The oldest fault waiting for this call in this phase; counts as having struck. */
  take(target: FaultTarget, phase: FaultPhase): Fault | undefined
  list(): Fault[]
  clear(): void
}

/** Faults wait in the order they were set; faults of different phases can strike the same call. */
export function createFaultQueue(): FaultQueue {
  let waiting: Fault[] = []
  return {
    add: (fault) => {
      waiting.push({ ...fault })
    },
    take: (target, phase) => {
      for (const fault of waiting) {
        const fits = fault.on === target || (fault.on === 'all' && target !== 'webhook')
        if (!fits || phaseOf(fault.on, fault.fault) !== phase) continue
        if (fault.after > 0) {
          fault.after -= 1
          continue
        }
        fault.times -= 1
        if (fault.times <= 0) waiting = waiting.filter((other) => other !== fault)
        return fault
      }
      return undefined
    },
    list: () => waiting.map((fault) => ({ ...fault })),
    clear: () => {
      waiting = []
    },
  }
}
