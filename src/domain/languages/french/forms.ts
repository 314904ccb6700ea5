/** What calls and rules about forms say. */
export const formsFrench = {
  'This was answered twice.': 'Deux réponses ont été données.',
  'This answer cannot be read.': 'Cette réponse ne peut pas être lue.',
  'Please choose one.': 'Veuillez faire un choix.',
  'Please fill this in.': 'Veuillez remplir ce champ.',
  'Please enter your email address.': 'Veuillez entrer votre adresse courriel.',
  'Please enter a telephone number.': 'Veuillez entrer un numéro de téléphone.',
  'Please enter a number.': 'Veuillez entrer un nombre.',
  'Please choose a day.': 'Veuillez choisir un jour.',
  'Please tick this box.': 'Veuillez cocher cette case.',
  'Please enter an email address such as name@example.com.':
    'Veuillez entrer une adresse courriel, par exemple nom@exemple.com.',
  'Please enter a telephone number such as 613-555-0142.':
    'Veuillez entrer un numéro de téléphone, par exemple 613-555-0142.',
  'Please enter a day such as 2026-11-20.': 'Veuillez entrer un jour, par exemple 2026-11-20.',
  'Please write at most {most} characters; these are {count}.':
    'Veuillez écrire au plus {most} caractères; il y en a {count}.',
  'Please enter a number, in digits.': 'Veuillez entrer un nombre, en chiffres.',
  'Please enter {least} or more.': 'Veuillez entrer {least} ou plus.',
  'Please enter {most} or less.': 'Veuillez entrer {most} ou moins.',
  'This form has changed since you opened the page. Please reload the page; what you typed is kept.':
    'Ce formulaire a changé depuis que vous avez ouvert la page. Veuillez recharger la page; ce que vous avez écrit est gardé.',
  'Which form is it?': 'De quel formulaire s’agit-il?',
  'Please send the answers as a list.': 'Veuillez envoyer les réponses sous forme de liste.',
  'This was not asked, by what you answered before it.':
    'Cette question n’était pas posée, d’après vos réponses précédentes.',
  'No file is asked for here.': 'Aucun fichier n’est demandé ici.',
  'Please attach the file itself.': 'Veuillez joindre le fichier lui-même.',
  'Please attach a file.': 'Veuillez joindre un fichier.',
  'Please attach one file only.': 'Veuillez joindre un seul fichier.',
  'Please attach at most {most} files; these are {count}.':
    'Veuillez joindre au plus {most} fichiers; il y en a {count}.',
  'The file “{name}” cannot be read.': 'Le fichier « {name} » ne peut pas être lu.',
  'The file “{name}” is empty.': 'Le fichier « {name} » est vide.',
  'The file “{name}” is larger than {most} MB.': 'Le fichier « {name} » dépasse {most} Mo.',
  'We cannot take the file “{name}”. It may be of one of these kinds: {endings}.':
    'Nous ne pouvons pas accepter le fichier « {name} ». Il peut être de l’une de ces sortes : {endings}.',
  'These words have changed meanwhile. Please reload the page and read them again.':
    'Ce texte a changé entre-temps. Veuillez recharger la page et le relire.',
  'Please send a key, or sign in.': 'Veuillez envoyer une clé ou vous connecter.',
  'Please write something.': 'Veuillez écrire quelque chose.',
  'Please write at most 5000 characters.': 'Veuillez écrire au plus 5000 caractères.',
  'This message has no address to answer to.': 'Ce message n’a pas d’adresse à laquelle répondre.',
  'The note was written.': 'La note est écrite.',
  'Your answer is on its way.': 'Votre réponse est en route.',
  'Please fill in the form first.': 'Veuillez d’abord remplir le formulaire.',
  'Please send the id of the choice.': 'Veuillez envoyer l’identifiant du choix.',
} as const
