import type { CookieTexts } from './cookie-texts'

/** Every change of meaning here raises `COOKIE_TEXT_VERSION`. */
export const cookieTextsFr: CookieTexts = {
  title: 'Votre choix au sujet des témoins',
  question:
    'Ce site fonctionne sans autres témoins que ceux dont il a besoin. Les vidéos des leçons peuvent venir de YouTube ou de Vimeo, qui peuvent déposer leurs propres témoins. Pouvons-nous les afficher?',
  acceptAll: 'Tout accepter',
  onlyNecessary: 'Seulement le nécessaire',
  settings: 'Paramètres',
  settingsTitle: 'Paramètres des témoins',
  settingsText:
    'Vous pouvez changer d’avis en tout temps : « Paramètres des témoins » se trouve au bas de chaque page.',
  save: 'Enregistrer mon choix',
  necessaryName: 'Ce dont ce site a besoin',
  necessaryText:
    'Garde votre session ouverte, votre panier et ce que vous avez écrit, et se souvient de ce choix. Ne peut pas être désactivé.',
  categories: {
    media: {
      name: 'Vidéos provenant d’ailleurs',
      explanation:
        'Affiche dans les leçons les vidéos que diffusent YouTube ou Vimeo. Ils connaissent votre adresse réseau quand une vidéo s’affiche et peuvent déposer leurs propres témoins. Sans cela, vous pouvez toujours ouvrir chaque vidéo séparément.',
    },
    preferences: {
      name: 'Confort',
      explanation:
        'Se souvient de ce que vous réglez sur ce site, au-delà du nécessaire. Sans cela, le site fonctionne tout de même.',
    },
    statistics: {
      name: 'Statistiques',
      explanation:
        'Compte les pages lues, pour que nous puissions les améliorer. Le service qui compte pour nous connaît votre adresse réseau.',
    },
    marketing: {
      name: 'Publicité',
      explanation:
        'Permet à d’autres de vous reconnaître, ici et ailleurs, pour vous montrer de la publicité qui vous convient et compter ce qu’elle a rapporté.',
    },
  },
}
