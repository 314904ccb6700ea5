import type { FrenchPageSeed } from '../../content'

export const frenchAboutUs: FrenchPageSeed = {
  slug: 'aboutus',
  address: 'aboutus',
  title: 'À propos',
  meta: {
    description:
      'Qui nous sommes, ce que nous croyons et comment nous écrivons des programmes pour les personnes qui vivent avec une maladie chronique.',
  },
  layout: [
    {
      block: 'hero',
      eyebrow: 'À propos',
      heading: 'Votre vie, c’est vous qui la connaissez le mieux',
      text: 'Nous sommes un petit organisme de formation. Nous écrivons et donnons des programmes d’autogestion pour les personnes qui vivent avec une maladie chronique, et pour leurs proches.',
      picture: 'about',
    },
    {
      block: 'rich-text',
      content: `
## Ce que nous faisons

Vivre avec une maladie, cela se passe surtout à la maison : se lever, cuisiner, se reposer, s’inquiéter, décider si c’est un jour à prendre l’escalier. Peu de gens apprennent un jour comment faire. Nous croyons que cela s’apprend, et que l’apprendre devrait être facile, et même agréable.

Nos programmes sont courts et écrits avec les mots de tous les jours. Chaque leçon se termine par un petit pas. Ce pas, c’est vous qui le choisissez.

## Ce que nous ne faisons pas

Nous ne posons pas de diagnostic, nous ne traitons rien et nous ne promettons pas de guérison. Nous ne vendons pas de suppléments. Nous ne répétons à personne ce que vous nous confiez. Quand une question revient à votre équipe de soins, nous le disons.`,
    },
    {
      block: 'feature-list',
      heading: 'Ce que nous croyons',
      items: [
        {
          title: 'Les petits pas mènent loin',
          text: 'Un pas que vous faites vaut mieux qu’un plan que vous admirez.',
        },
        {
          title: 'La clarté est une gentillesse',
          text: 'Des mots clairs sont une marque de respect. Ils ménagent aussi vos forces.',
        },
        {
          title: 'Personne n’est en retard',
          text: 'Chaque corps a son propre calendrier. Les leçons vous attendent.',
        },
        {
          title: 'Ensemble, c’est plus facile',
          text: 'Les personnes qui vivent avec une maladie ont beaucoup à s’apprendre les unes aux autres.',
        },
      ],
    },
    {
      block: 'statistics',
      items: [
        { figure: '15 min', text: 'par leçon, au plus' },
        { figure: '2', text: 'langues, le français et l’anglais' },
        { figure: '0 $', text: 'pour Premiers pas, notre premier programme' },
      ],
    },
    {
      block: 'steps',
      heading: 'Comment nous écrivons un programme',
      intro: 'Avant d’arriver jusqu’à vous, chaque programme suit le même chemin.',
      items: [
        {
          title: 'Nous écoutons',
          text: 'Nous partons des questions de tous les jours que les gens nous posent, et non d’un manuel.',
        },
        {
          title: 'Nous faisons court',
          text: 'Une seule idée par leçon. Ce qui peut être enlevé est enlevé.',
        },
        { title: 'Nous lisons à voix haute', text: 'Si une phrase nous fait trébucher, nous la récrivons.' },
        {
          title: 'Nous améliorons sans cesse',
          text: 'Quand vous nous dites que quelque chose n’est pas clair, nous le changeons.',
        },
      ],
    },
    { block: 'divider', look: 'line' },
    { block: 'quote', text: 'Un bon programme est celui dont on a de moins en moins besoin.' },
    {
      block: 'call-to-action',
      heading: 'Venez voir',
      text: 'Premiers pas est gratuit et prend environ une heure en tout.',
      actions: [
        { label: 'Voir Premiers pas', href: '/learn-more-about-premiers-pas' },
        { label: 'Voir tous les programmes', href: '/programs', style: 'secondary' },
      ],
    },
  ],
}
