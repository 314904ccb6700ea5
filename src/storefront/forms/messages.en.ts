export const formsEn = {
  choose: 'Please choose',
  needsScripts: 'This form needs JavaScript',
  needsScriptsText:
    'It sends nothing without it. Please switch JavaScript on for this site and reload the page.',
  leaveEmpty: 'Please leave this empty',
  notSent: 'This was not sent',
  send: 'Send',
  sent: 'Thank you. Your message was sent.',
} as const
