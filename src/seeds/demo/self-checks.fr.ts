import type { SelfCheckSeed } from '../content'

/** The 0 to 10 question that closes a lesson. `step` completes "… capable", with its "de" or "d’". */
export function frenchConfidence(step: string): SelfCheckSeed {
  return {
    question: `De 0 à 10, à quel point vous sentez-vous capable ${step}?`,
    help: '0 veut dire « pas du tout » et 10, « tout à fait ». Moins de 7? Rapetissez le pas, choisissez un autre jour ou demandez de l’aide à quelqu’un. Puis posez-vous la question de nouveau.',
  }
}
