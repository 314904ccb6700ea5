import type { closingEn } from './closing-messages.en'

export const closingFr = {
  closesOn: 'Votre compte ferme le <day></day>.',
  until: 'D’ici là, tout fonctionne comme avant, et vous pouvez le garder.',
  bought:
    'Vous pouvez acheter, mais ce que vous achetez ferme avec lui. Gardez d’abord votre compte si l’achat doit durer.',
  keep: 'Le garder',
} as const satisfies Record<keyof typeof closingEn, string>
