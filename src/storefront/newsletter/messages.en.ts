export const newsletterEn = {
  heading: 'News by email',
  intro: 'New articles, programs and dates, a few times a year.',
  email: 'Email address',
  emailMissing: 'Please enter your email address.',
  emailWrong: 'Please enter a valid email address.',
  consent:
    'By signing up you agree to get our news and offers by email. You can leave at any time, with one click.',
  signUp: 'Sign up',
  checkMailbox: 'Please look into your mailbox',
  checkMailboxText:
    'If {email} does not get our news yet, it has a message from us now. Open the link in it within {hours} hours and confirm.',
  notSignedUp: 'You are not signed up yet',
  leaveEmpty: 'Please leave this empty',
  confirm: 'Confirm your subscription',
  confirmText: 'You asked for our news and offers by email. Please confirm that you want them.',
  confirmButton: 'Yes, I want the newsletter',
  confirmed: 'Thank you, you are on the list',
  confirmedText:
    'You will hear from us when there is news. Every newsletter has a link with which you can leave.',
  leave: 'Leave the newsletter',
  leaveText: 'You will get no more news and offers by email. Emails about your purchases still reach you.',
  leaveButton: 'Yes, I want to leave',
  left: 'You have left the newsletter',
  leftText:
    'We will send no more news and offers to this address. Should you change your mind, sign up again.',
  expired: 'This link works no more',
  expiredText: 'It was used already, or it is too old. Please sign up again; we then send you a new one.',
  notOffered: 'It was used already, or it is too old. We take no new readers of the newsletter right now.',
  unknownLink: 'We do not know this link',
  unknownLinkText:
    'It may have been cut in two by your mail program. Please open it again from the email, or write to us.',
  resources: 'All resources',
  writeToUs: 'Write to us',
} as const
