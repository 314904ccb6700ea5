/** What any call may be answered with, and what the browser says where no answer came. */
export const generalFrench = {
  'You do not have the right to do this. A superuser can give it to you.':
    'Vous n’avez pas le droit de faire cela. Un superutilisateur peut vous le donner.',
  'You do not have access to this.': 'Vous n’avez pas accès à ceci.',
  'You are looking on: nothing can be changed.': 'Vous regardez seulement\u00a0: rien ne peut être modifié.',
  'This is private to this person.': 'Ceci est privé\u00a0: seule cette personne le voit.',
  'This account has been deactivated.': 'Ce compte a été désactivé.',
  'Invalid tokens': 'Jetons invalides',
  'Please log in to continue.': 'Veuillez vous connecter pour continuer.',
  'Please set up your second sign-in step in your account settings first.':
    'Veuillez d’abord configurer la deuxième étape de connexion dans les paramètres de votre compte.',
  'Please check the highlighted fields.': 'Veuillez vérifier les champs signalés.',
  'This request cannot be read.': 'Cette demande ne peut pas être lue.',
  'This cannot be done here.': 'Ceci ne peut pas être fait ici.',
  'Not found.': 'Introuvable.',
  'This was changed in the meantime. Please reload and try again.':
    'Ceci a été modifié entre-temps. Veuillez recharger la page et réessayer.',
  'This is too large.': 'C’est trop volumineux.',
  'Too many attempts. Please wait a moment and try again.':
    'Trop de tentatives. Veuillez patienter un moment, puis réessayer.',
  'This request key was used for a different request.': 'Cette clé a déjà servi à une autre demande.',
  'This is not available right now. Please try again in a moment.':
    'Ce n’est pas possible pour le moment. Veuillez réessayer dans un instant.',
  'Something went wrong. Please try again.': 'Un problème est survenu. Veuillez réessayer.',
  'We could not renew your session. Please try again.':
    'Nous n’avons pas pu renouveler votre session. Veuillez réessayer.',
  'The request took too long. Please try again.': 'La demande a pris trop de temps. Veuillez réessayer.',
  'You are offline, so nothing was sent. What you typed is still here: please send it once you are connected again.':
    'Vous êtes hors ligne, rien n’a donc été envoyé. Ce que vous avez écrit est toujours là\u00a0: veuillez l’envoyer une fois la connexion rétablie.',
  'We could not reach the server. Please check your connection and try again.':
    'Nous n’avons pas pu joindre le serveur. Veuillez vérifier votre connexion et réessayer.',
  'Failed to fetch user products': 'Échec du chargement de vos programmes',
  'At most 100 visible characters': 'Au plus 100 caractères visibles',
  'At most 200 characters': 'Au plus 200 caractères',
  'Using your account rests on our terms, so they cannot be withdrawn here. To close your account, please contact us.':
    'L’utilisation de votre compte repose sur nos conditions\u00a0: vous ne pouvez donc pas retirer votre accord ici. Pour fermer votre compte, veuillez nous joindre.',
  'You already own a program in this order.': 'Vous avez déjà un programme de cette commande.',
  'No licence for groups is sold for this program.':
    'Aucune licence de groupe n’est vendue pour ce programme.',
  'This lesson is not open yet.': 'Cette leçon n’est pas encore ouverte.',
  'Please pass the quiz of this lesson first.': 'Veuillez d’abord réussir le quiz de cette leçon.',
  'All tries of this quiz are used.': 'Tous les essais de ce quiz sont utilisés.',
  'Notes, answers and action plans are switched off on this site.':
    'Les notes, les réponses et les plans d’action sont désactivés sur ce site.',
  'What you wrote cannot be opened right now. It is kept, and nothing of it is lost.':
    'Ce que vous avez écrit ne peut pas être ouvert en ce moment. C’est gardé, et rien n’est perdu.',
} as const
