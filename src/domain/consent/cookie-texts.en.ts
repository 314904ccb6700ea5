import type { CookieTexts } from './cookie-texts'

/** Every change of meaning here raises `COOKIE_TEXT_VERSION`. */
export const cookieTextsEn: CookieTexts = {
  title: 'Your choice about cookies',
  question:
    'This site works without any cookies beyond those it needs. Videos in lessons may come from YouTube or Vimeo, who can set cookies of their own. May we show them?',
  acceptAll: 'Accept all',
  onlyNecessary: 'Only what is needed',
  settings: 'Settings',
  settingsTitle: 'Cookie settings',
  settingsText: 'You can change your mind at any time: “Cookie settings” stands at the foot of every page.',
  save: 'Save my choice',
  necessaryName: 'What this site needs',
  necessaryText:
    'Keeps you signed in, your cart and what you typed, and remembers this choice. It cannot be switched off.',
  categories: {
    media: {
      name: 'Videos from elsewhere',
      explanation:
        'Shows videos in lessons that YouTube or Vimeo play. They learn your network address when a video is shown, and can set cookies of their own. Without this you can still open each video by itself.',
    },
    preferences: {
      name: 'Comfort',
      explanation:
        'Remembers what you set on this site, beyond what it needs. Without this it works all the same.',
    },
    statistics: {
      name: 'Statistics',
      explanation:
        'Counts which pages are read, so that we can make them better. Whoever counts for us learns your network address.',
    },
    marketing: {
      name: 'Advertising',
      explanation:
        'Lets others recognize you, on this site and elsewhere, to show you advertising that fits and to count what it brought.',
    },
  },
}
