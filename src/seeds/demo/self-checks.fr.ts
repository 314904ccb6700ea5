import type { SelfCheckSeed } from '../content'

/** The 0 to 10 question that closes a lesson. `step` completes "… capable", with its "de" or "d’". */
export function frenchConfidence(step: string): SelfCheckSeed {
  return {
    question: `De 0 à 10, à quel point vous sentez-vous capable ${step}?`,
    kind: 'scale',
    lowLabel: 'pas du tout',
    highLabel: 'tout à fait',
    help: 'Moins de 7? Rapetissez le pas, choisissez un autre jour ou demandez de l’aide à quelqu’un. Puis posez-vous la question de nouveau.',
  }
}

/** Asked at the start of a program and at its end, on the same scale: people see how far they came. */
export const frenchManaging: SelfCheckSeed = {
  question: 'Comment vous débrouillez-vous au quotidien avec votre état de santé en ce moment?',
  kind: 'scale',
  scale: 'managing-day-to-day',
  lowLabel: 'très mal',
  highLabel: 'très bien',
}
