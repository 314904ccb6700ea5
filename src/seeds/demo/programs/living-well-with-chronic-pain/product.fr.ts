import type { FrenchProductSeed } from '../../../content'

export const frenchLivingWellWithChronicPain: FrenchProductSeed = {
  slug: 'living-well-with-chronic-pain',
  frenchSlug: 'bien-vivre-avec-la-douleur-chronique',
  title: 'Bien vivre avec la douleur chronique',
  summary:
    'Quand la douleur est restée plus longtemps que prévu. Apprenez comment elle fonctionne, comment doser vos efforts et que faire quand elle s’intensifie.',
  highlights: [
    'Des mots simples pour comprendre pourquoi la douleur peut durer',
    'Une façon de doser vos efforts, à essayer dès demain',
    'Votre propre plan pour les poussées, sur une page',
  ],
  facts: [
    { label: 'Durée', value: '3 semaines, à votre rythme' },
    { label: 'Temps', value: 'Environ 30 minutes par semaine' },
    { label: 'Formule', value: 'À lire en ligne, fiches à imprimer' },
  ],
  meta: {
    description:
      'Un programme de trois semaines pour vivre avec une douleur qui dure : la comprendre, doser vos efforts, apaiser l’alarme et prévoir les poussées.',
  },
}
