/** Menus and the settings of the shop. */
export const settingsLabelsFr = {
  'Menus and footer': 'Menus et pied de page',
  Header: 'En-tête',
  Link: 'Lien',
  Links: 'Liens',
  Footer: 'Pied de page',
  'Social links': 'Réseaux sociaux',
  Platform: 'Plateforme',
  Facebook: 'Facebook',
  Instagram: 'Instagram',
  LinkedIn: 'LinkedIn',
  YouTube: 'YouTube',
  X: 'X',
  'Copyright line': 'Ligne de droit d’auteur',
  'With the year it began. The present year is added by itself.':
    'Avec l’année du début. L’année en cours s’ajoute d’elle-même.',
  'System settings': 'Paramètres du système',
  Branding: 'Image de marque',
  Tagline: 'Slogan',
  'Stands below the name, in this language alone. All settings hold as soon as they are saved.':
    'Se lit sous le nom, dans cette langue seulement. Tous les paramètres valent dès l’enregistrement.',
  Logo: 'Logo',
  'Notice on every page': 'Avis sur chaque page',
  'Show it': 'L’afficher',
  'It is on every page, also where people sign in and pay, within seconds.':
    'Il est sur chaque page en quelques secondes, aussi là où l’on se connecte et paie.',
  'What it says': 'Ce qu’il dit',
  'Such as: On Sunday from 10 to 11 p.m. we work on the website. Please buy before or afterwards. Where a language has none, the other one’s is shown.':
    'Par exemple : Dimanche de 22 h à 23 h, nous travaillons sur le site. Veuillez acheter avant ou après. Si une langue n’en a pas, celui de l’autre est affiché.',
  'Discount codes': 'Codes de rabais',
  'What this shop offers': 'Ce que cette boutique offre',
  'What is switched off is on no page within seconds, and cannot be bought. What was bought before goes on working. Payment by invoice is switched further down.':
    'Ce qui est désactivé disparaît des pages en quelques secondes et ne peut plus être acheté. Ce qui a été acheté avant continue de fonctionner. Le paiement par facture se règle plus bas.',
  'Buyers may pay for somebody else.': 'On peut payer pour quelqu’un d’autre.',
  'Licences with places are shown and sold. Staff may sell them all the same.':
    'Les licences avec des places sont affichées et vendues. Le personnel peut les vendre de toute façon.',
  'At the payment there is a box for a code.': 'Au paiement, il y a une case pour un code.',
  'Visitors may sign up below the resources.': 'On peut s’abonner sous les ressources.',
  'Main colour': 'Couleur principale',
  'Accent colour': 'Couleur d’accent',
  'Seller, as printed on receipts and invoices': 'Vendeur, comme imprimé sur les reçus et les factures',
  'Legal name': 'Raison sociale',
  Phone: 'Téléphone',
  'Tax numbers': 'Numéros de taxes',
  'Tax number': 'Numéro de taxe',
  'Offer payment by invoice': 'Offrir le paiement par facture',
  'Days until an invoice is due': 'Jours avant l’échéance d’une facture',
  'Days between reminders of an overdue invoice': 'Jours entre les rappels d’une facture en retard',
  'Reminders at most': 'Rappels au plus',
  'Open programs when the invoice is sent, before it is paid':
    'Ouvrir les programmes à l’envoi de la facture, avant son paiement',
  'How to pay, as printed on invoices': 'Comment payer, comme imprimé sur les factures',
  'Each language has its own. Where one has none, its invoices name the seller and the email.':
    'Chaque langue a le sien. Sans lui, les factures nomment le vendeur et son courriel.',
  Security: 'Sécurité',
  'Staff must sign in with two-factor authentication':
    'Le personnel doit se connecter avec l’authentification à deux facteurs',
  'Who is told when a payment needs attention': 'Qui est avisé quand un paiement demande attention',
  Languages: 'Langues',
  'Programs, services and articles that are not in French yet':
    'Programmes, services et articles qui ne sont pas encore en français',
  'Stand in French lists in English, marked as English':
    'Sont dans les listes françaises en anglais, marqués comme tels',
  'Are left out of French lists': 'Ne sont pas dans les listes françaises',
  'Versions of the texts people agree to': 'Versions des textes que l’on accepte',
  Promotions: 'Promotions',
  Privacy: 'Confidentialité',
  'Privacy officer': 'Responsable de la protection des renseignements personnels',
  'Who answers for personal information here. Members see it in their account settings.':
    'Qui répond des renseignements personnels ici. Les membres voient ce nom dans les paramètres de leur compte.',
  'How long personal data is kept, in months':
    'Combien de temps les données personnelles sont gardées, en mois',
  'What is older is deleted by itself, for good. Empty: it is kept. Orders, documents and consents are always kept, as the law wants.':
    'Ce qui est plus ancien est supprimé automatiquement, pour de bon. Vide : c’est gardé. Les commandes, les documents et les consentements sont toujours gardés, comme le veut la loi.',
  'Messages sent with forms': 'Messages envoyés avec les formulaires',
  'Emails we sent, but those of orders': 'Courriels envoyés, sauf ceux des commandes',
  'Invitations, after they were used or ran out': 'Invitations, une fois utilisées ou expirées',
  'Data requests, after they were done': 'Demandes sur les données, une fois faites',
  Editing: 'Rédaction',
  'Months until a page is worth a look again': 'Mois avant qu’une page soit à relire',
  'What was published last before that stands on the staff’s first page.':
    'Ce qui a été publié pour la dernière fois avant figure sur la première page du personnel.',
} as const satisfies Record<string, string>
