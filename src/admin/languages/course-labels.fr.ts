/** The rules and quizzes of courses, and the inbox of forms. */
export const courseLabelsFr = {
  'Lessons open one after the other': 'Les leçons s’ouvrent l’une après l’autre',
  'A lesson opens when all before it are done. What somebody has opened already stays open for them.':
    'Une leçon s’ouvre quand toutes celles d’avant sont faites. Ce que quelqu’un a déjà ouvert lui reste ouvert.',
  Quiz: 'Questionnaire',
  'Questions with right and wrong answers. Nobody else sees what somebody answered.':
    'Des questions avec de bonnes et de mauvaises réponses. Personne d’autre ne voit les réponses données.',
  'Passed with (percent of the questions)': 'Réussi avec (pour cent des questions)',
  'As many as somebody likes when left empty.': 'Autant qu’on veut si le champ est vide.',
  'The lesson can be done only after it is passed':
    'La leçon n’est faite qu’une fois le questionnaire réussi',
  'This is right': 'C’est la bonne réponse',
  'What somebody reads who chose it': 'Ce que lit qui l’a choisie',
  'Until then members see its title and when it opens. What somebody has opened already stays open for them; on a person’s page staff can open all lessons at once.':
    'Jusque-là, les membres voient son titre et le moment de son ouverture. Ce que quelqu’un a déjà ouvert lui reste ouvert; à la page d’une personne, le personnel peut ouvrir toutes les leçons d’un coup.',
  'At once': 'Tout de suite',
  'Days after the purchase': 'Des jours après l’achat',
  'Days after the first lesson was opened': 'Des jours après l’ouverture de la première leçon',
  'On a date': 'À une date',
  'Of 24 hours each. The first lesson of a program never waits for itself.':
    'De 24 heures chacun. La première leçon d’un programme ne s’attend jamais elle-même.',
  'Date and time': 'Date et heure',
  'Free to read for everybody': 'À lire librement par tous',
  'It can be read on the program’s sales page without buying, with its film and its files.':
    'On peut la lire à la page de vente du programme sans l’acheter, avec son film et ses fichiers.',
  'Show what its lessons are called on the sales page': 'Nommer ses leçons à la page de vente',
  'Question at a lesson': 'Question posée à une leçon',
  'Questions at lessons': 'Questions posées aux leçons',
  'What members asked. Your answer goes to them by email, and stands with the lesson for them.':
    'Ce que des membres ont demandé. Votre réponse leur parvient par courriel et figure avec la leçon pour eux.',
  'Not answered yet': 'Pas encore de réponse',
  Answered: 'Répondue',
  'Answered on': 'Répondue le',
  'Answered by': 'Répondue par',
  'Program opened early': 'Programme ouvert d’avance',
  'Programs opened early': 'Programmes ouverts d’avance',
  New: 'Nouveau',
  'In progress': 'En cours',
  Submission: 'Message envoyé',
  Author: 'Auteur',
} as const satisfies Record<string, string>
