/** What making and editing content says to staff. */
export const editingFrench = {
  'What is the program called?': 'Comment s’appelle le programme?',
  'Please say in a sentence what it is about.': 'Veuillez dire en une phrase de quoi il s’agit.',
  'Please enter a price, such as 49.00.': 'Veuillez entrer un prix, par exemple 49,00.',
  'Please begin with at most 20 sections.': 'Veuillez commencer avec au plus 20 sections.',
  'What is the first lesson called?': 'Comment s’appelle la première leçon?',
  'Please write at most {most} characters.': 'Veuillez écrire au plus {most} caractères.',
  'The program was made. Nobody sees it until you publish it.':
    'Le programme est créé. Personne ne le voit avant que vous le publiiez.',
  'This is used on {places} and {count} more. Take it out there first.':
    'Ceci est utilisé dans {places} et {count} autres. Retirez-le d’abord de là.',
}
