import type { SelfCheckSeed } from '../content'

/** The 0 to 10 question that closes a lesson. `step` completes "… that you will". */
export function confidence(step: string): SelfCheckSeed {
  return {
    question: `From 0 to 10, how sure are you that you will ${step}?`,
    help: '0 means not at all sure, 10 means completely sure. Below 7? Make the step smaller, choose another day, or ask someone to help. Then ask yourself again.',
  }
}
