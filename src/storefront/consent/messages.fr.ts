import type { consentEn } from './messages.en'

export const consentFr = {
  playedBy:
    'Cette vidéo est diffusée par {player}. Si elle s’affiche, {player} connaîtra votre adresse réseau et pourra déposer des témoins.',
  showVideo: 'Afficher cette vidéo',
  alwaysShow: 'Toujours afficher les vidéos',
} as const satisfies Record<keyof typeof consentEn, string>
