import type { MessageContent } from '../../message'

/** The French content of the mails with figures, by key. */
export const statisticsInFrench: Record<string, MessageContent> = {
  'statistics-report': {
    subject: 'Ventes du {{period}}',
    heading: 'Bonjour {{firstname}}, voici les ventes',
    blocks: [
      { kind: 'text', text: 'Du {{period}}, en comparaison avec la période du {{periodBefore}}.' },
      { kind: 'rows', of: 'figures', left: '{{what}}', right: '{{now}} (avant\u00a0: {{before}})' },
      { kind: 'text', text: 'Ce qui reste de chaque programme, après les remboursements\u00a0:' },
      { kind: 'rows', of: 'programs', left: '{{program}}', right: '{{left}}' },
      { kind: 'button', label: 'Ouvrir ces jours dans les statistiques', href: '{{statisticsUrl}}' },
      {
        kind: 'text',
        text: 'Vous recevez ce rapport parce que vous l’avez choisi dans les statistiques de {{providerName}}.',
      },
      { kind: 'button', label: 'Ne plus recevoir ce rapport', href: '{{stopUrl}}' },
    ],
  },
}
