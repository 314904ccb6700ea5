export const accessFr = {
  closedTitle: '{title} est fermé',
  notYoursTitle: 'Ce programme ne vous est pas ouvert',
  notYours:
    'Il s’ouvre lorsque vous l’achetez ici ou lorsqu’on vous le donne. Si vous l’avez payé avec un autre compte, veuillez vous connecter avec celui-ci.',
  expired:
    'Votre accès a pris fin le <day></day>. Votre progression, vos notes et vos réponses sont conservées.',
  refunded: 'Votre accès a pris fin le <day></day>, parce que le paiement a été remboursé.',
  cancelled: 'Votre accès a pris fin le <day></day>, parce que la facture a été annulée.',
  returned: 'Votre place dans un groupe a été reprise le <day></day>.',
  ended:
    'Votre accès a été fermé le <day></day>. Si vous n’en connaissez pas la raison, veuillez nous écrire.',
  renew: 'Renouveler pour <price></price>',
  buyAgain: 'L’acheter pour <price></price>',
  opensUntil: 'Acheté aujourd’hui, il reste ouvert jusqu’au <day></day>.',
  askUs: 'Nous joindre',
} as const
