import type { Translation } from 'vanilla-cookieconsent'

/** Every change of meaning here raises `COOKIE_TEXT_VERSION`. */
export const texts: Translation = {
  consentModal: {
    label: 'Cookies',
    title: 'Your choice about cookies',
    description:
      'This site works without any cookies beyond those it needs. Videos in lessons may come from YouTube or Vimeo, who can set cookies of their own. May we show them? <a href="/privacy-policy">Privacy policy</a>',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Only what is needed',
    showPreferencesBtn: 'Settings',
  },
  preferencesModal: {
    title: 'Cookie settings',
    acceptAllBtn: 'Accept all',
    acceptNecessaryBtn: 'Only what is needed',
    savePreferencesBtn: 'Save my choice',
    closeIconLabel: 'Close',
    sections: [
      {
        description:
          'You can change your mind at any time: “Cookie settings” stands at the foot of every page.',
      },
      {
        title: 'What this site needs',
        description:
          'Keeps you signed in, your cart and what you typed, and remembers this choice. It cannot be switched off.',
        linkedCategory: 'necessary',
      },
      {
        title: 'Videos from elsewhere',
        description:
          'Shows videos in lessons that YouTube or Vimeo play. They learn your network address when a video is shown, and can set cookies of their own. Without this you can still open each video by itself.',
        linkedCategory: 'media',
      },
    ],
  },
}
