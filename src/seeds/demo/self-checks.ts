import type { SelfCheckSeed } from '../content'

/** The 0 to 10 question that closes a lesson. `step` completes "… that you will". */
export function confidence(step: string): SelfCheckSeed {
  return {
    question: `From 0 to 10, how sure are you that you will ${step}?`,
    kind: 'scale',
    lowLabel: 'not at all sure',
    highLabel: 'completely sure',
    help: 'Below 7? Make the step smaller, choose another day, or ask someone to help. Then ask yourself again.',
  }
}

/** Asked at the start of a program and at its end, on the same scale: people see how far they came. */
export const managing: SelfCheckSeed = {
  question: 'How well are you managing your condition day to day right now?',
  kind: 'scale',
  scale: 'managing-day-to-day',
  lowLabel: 'very badly',
  highLabel: 'very well',
}
