const en = {
  newProgram: 'New program',
  theProgram: 'The program',
  stepByStep: 'New program, step by step…',
  name: 'Name of the program',
  about: 'What it is about',
  aboutHelp: 'One or two plain sentences. They stand in the list of programs.',
  price: 'Price in dollars',
  priceHelp: 'Such as 49.00. 0 for a program that is free.',
  sections: 'Sections',
  sectionsHelp: 'One on each line. A short program needs none.',
  lesson: 'First lesson',
  language: 'Write it in English. The French is added afterwards, beside the English.',
  make: 'Make the program',
  oneMoment: 'One moment…',
  writeLesson: 'Write the first lesson',
  writePage: 'Write its public page',
  openProgram: 'Open the program',
} as const

const fr = {
  newProgram: 'Nouveau programme',
  theProgram: 'Le programme',
  stepByStep: 'Nouveau programme, étape par étape…',
  name: 'Nom du programme',
  about: 'De quoi il s’agit',
  aboutHelp: 'Une ou deux phrases simples. Elles figurent dans la liste des programmes.',
  price: 'Prix en dollars',
  priceHelp: 'Par exemple 49,00. 0 pour un programme gratuit.',
  sections: 'Sections',
  sectionsHelp: 'Une par ligne. Un programme court peut s’en passer.',
  lesson: 'Première leçon',
  language: 'Écrivez en anglais. Le français s’ajoute ensuite, à côté de l’anglais.',
  make: 'Créer le programme',
  oneMoment: 'Un moment…',
  writeLesson: 'Écrire la première leçon',
  writePage: 'Écrire sa page publique',
  openProgram: 'Ouvrir le programme',
} as const satisfies Record<keyof typeof en, string>

/** Making a program. */
export const programMessages = { en, fr }
