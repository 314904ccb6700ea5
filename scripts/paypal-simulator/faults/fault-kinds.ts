/** Which calls a fault can wait for. `all` means every PayPal call, but not webhooks. */
export const FAULT_TARGETS = [
  'token',
  'create',
  'get',
  'patch',
  'authorize',
  'capture',
  'refund',
  'get-capture',
  'get-refund',
  'verify',
  'events',
  'certificate',
  'all',
  'webhook',
] as const
export type FaultTarget = (typeof FAULT_TARGETS)[number]

/** Where in the life of a call a fault strikes. */
export type FaultPhase = 'before' | 'work' | 'answer' | 'wire' | 'webhook'

export const CALL_FAULTS = {
  fail: 'before',
  slow: 'before',
  'drop-before-work': 'before',
  redirect: 'before',
  'in-progress': 'before',
  'rate-limited': 'before',
  unauthorized: 'before',
  refuse: 'before',
  pending: 'work',
  declined: 'work',
  amount: 'work',
  'foreign-ids': 'work',
  'instrument-declined': 'work',
  'payer-action': 'work',
  'already-captured': 'work',
  'unknown-status': 'answer',
  'no-link': 'answer',
  'bad-link': 'answer',
  'approve-link': 'answer',
  'missing-fields': 'answer',
  'extra-fields': 'answer',
  'timeout-after-work': 'wire',
  'drop-after-work': 'wire',
  'fail-after-work': 'wire',
  empty: 'wire',
  cut: 'wire',
  drip: 'wire',
  'wrong-type': 'wire',
  huge: 'wire',
} as const satisfies Record<string, FaultPhase>

export const WEBHOOK_FAULTS = [
  'fail',
  'twice',
  'late',
  'reorder',
  'forge',
  'corrupt',
  'wrong-webhook-id',
  'foreign-cert',
] as const

type CallFault = keyof typeof CALL_FAULTS

/** Calls whose `work` faults change what PayPal holds. On the others the same fault only bends the answer. */
const WORKING: ReadonlySet<FaultTarget> = new Set(['capture', 'refund'])

export function phaseOf(target: FaultTarget, fault: string): FaultPhase | undefined {
  if (target === 'webhook') return WEBHOOK_FAULTS.some((known) => known === fault) ? 'webhook' : undefined
  if (!isCallFault(fault)) return undefined
  const phase = CALL_FAULTS[fault]
  return phase === 'work' && !WORKING.has(target) ? 'answer' : phase
}

function isCallFault(fault: string): fault is CallFault {
  return Object.hasOwn(CALL_FAULTS, fault)
}
