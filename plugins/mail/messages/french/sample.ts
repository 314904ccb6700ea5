/** What stands in the samples of messages, as a French mail would have it. */
const FRENCH: Readonly<Record<string, string>> = {
  '$49.00': '49,00 $',
  '$189.00': '189,00 $',
  '$129.00': '129,00 $',
  'November 16, 2026 to November 22, 2026': '16 novembre 2026 au 22 novembre 2026',
  'November 9, 2026 to November 15, 2026': '9 novembre 2026 au 15 novembre 2026',
  Paid: 'Payé',
  '$0.00': '0,00 $',
  'November 20, 2026': '20 novembre 2026',
  'December 20, 2026': '20 décembre 2026',
  'December 4, 2026': '4 décembre 2026',
  'November 20, 2026 at 3:05 p.m.': '20 novembre 2026 à 15 h 05',
  'Firefox on Windows': 'Firefox sur Windows',
  'Sleeping better': 'Mieux dormir',
  'A good start': 'Un bon départ',
  'How often should I do the movements?': 'À quelle fréquence dois-je faire les mouvements?',
  'Once a day is plenty to begin with.': 'Une fois par jour suffit largement pour commencer.',
  'Training provider': 'Organisme de formation',
  'It was due on December 20, 2026.': 'Elle était à payer d’ici le 20 décembre 2026.',
  'Please pay by bank transfer. Please name INV-000001 with your payment.':
    'Veuillez payer par virement bancaire. Veuillez indiquer INV-000001 avec votre paiement.',
  'Your programs open as soon as your payment has arrived. We will write to you then.':
    'Vos programmes s’ouvriront dès que votre paiement sera arrivé. Nous vous écrirons alors.',
  'Your access to its programs has ended.': 'Votre accès à ses programmes a pris fin.',
  'Your access to Sleeping better has ended.': 'Votre accès à Mieux dormir a pris fin.',
  'The money goes back the way you paid; your bank may take a few days to show it.':
    'L’argent retourne par le même chemin que votre paiement; votre banque peut prendre quelques jours à l’afficher.',
  'You can open “Sleeping Better” now.': 'Vous pouvez ouvrir « Mieux dormir » dès maintenant.',
  'Training provider invites you to “Sleeping Better”. Create your account, and you will find it under My programs.':
    'Organisme de formation vous invite à suivre « Mieux dormir ». Créez votre compte, et vous le trouverez sous Mes programmes.',
  'Good morning,\n\nWe would suggest First Steps: it is short, and free of charge.':
    'Bonjour,\n\nNous vous proposons Premiers pas : c’est court, et gratuit.',
  'Thank you for writing to us. A person will answer within two working days.':
    'Merci de nous avoir écrit. Une personne vous répondra d’ici deux jours ouvrables.',
}

/** A sample with its words in French. Addresses, names and numbers stay. */
export function inFrenchSample<Sample>(sample: Sample): Sample {
  return JSON.parse(JSON.stringify(sample), (_, value: unknown) =>
    typeof value === 'string' ? (FRENCH[value] ?? value) : value,
  )
}
