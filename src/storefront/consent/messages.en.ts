export const consentEn = {
  playedBy:
    'This video is played by {player}. When it is shown, {player} learns your network address and can set cookies.',
  showVideo: 'Show this video',
  alwaysShow: 'Always show videos',
} as const
