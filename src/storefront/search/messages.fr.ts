import type { searchEn } from './messages.en'

export const searchFr = {
  search: 'Recherche',
  label: 'Que cherchez-vous?',
  hint: 'Un mot ou deux suffisent.',
  searching: 'Recherche en cours…',
  found:
    '{count, plural, one {Un résultat pour «\u00a0{words}\u00a0»} other {# résultats pour «\u00a0{words}\u00a0»}}',
  firstShown: 'Les {shown} premiers de {count} résultats pour «\u00a0{words}\u00a0»',
  none: 'Aucun résultat pour «\u00a0{words}\u00a0»',
  noneText: 'Essayez un autre mot, ou moins de mots. Vous pouvez aussi regarder ici\u00a0:',
  programs: 'Tous les programmes',
  services: 'Tous les services',
  resources: 'Toutes les ressources',
  contact: 'Nous poser la question',
  failed: 'La recherche n’a pas fonctionné',
  results: 'Résultats',
  program: 'Programme',
  service: 'Service',
  licence: 'Licence de groupe',
  resource: 'Ressource',
  page: 'Page',
} as const satisfies Record<keyof typeof searchEn, string>
