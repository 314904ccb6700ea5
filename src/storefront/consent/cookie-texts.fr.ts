import type { Translation } from 'vanilla-cookieconsent'

/** Every change of meaning here raises `COOKIE_TEXT_VERSION`. */
export const texts: Translation = {
  consentModal: {
    label: 'Témoins',
    title: 'Votre choix au sujet des témoins',
    description:
      'Ce site fonctionne sans autres témoins que ceux dont il a besoin. Les vidéos des leçons peuvent venir de YouTube ou de Vimeo, qui peuvent déposer leurs propres témoins. Pouvons-nous les afficher? <a href="/fr/privacy-policy">Politique de confidentialité</a>',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Seulement le nécessaire',
    showPreferencesBtn: 'Paramètres',
  },
  preferencesModal: {
    title: 'Paramètres des témoins',
    acceptAllBtn: 'Tout accepter',
    acceptNecessaryBtn: 'Seulement le nécessaire',
    savePreferencesBtn: 'Enregistrer mon choix',
    closeIconLabel: 'Fermer',
    sections: [
      {
        description:
          'Vous pouvez changer d’avis en tout temps : « Paramètres des témoins » se trouve au bas de chaque page.',
      },
      {
        title: 'Ce dont ce site a besoin',
        description:
          'Garde votre session ouverte, votre panier et ce que vous avez écrit, et se souvient de ce choix. Ne peut pas être désactivé.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Vidéos provenant d’ailleurs',
        description:
          'Affiche dans les leçons les vidéos que diffusent YouTube ou Vimeo. Ils connaissent votre adresse réseau quand une vidéo s’affiche et peuvent déposer leurs propres témoins. Sans cela, vous pouvez toujours ouvrir chaque vidéo séparément.',
        linkedCategory: 'media',
      },
    ],
  },
}
