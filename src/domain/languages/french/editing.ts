/** What making and editing content says to staff. */
export const editingFrench = {
  'This is no film or sound that can be read. Save it again as MP4 (H.264 video, AAC sound) or MP3, and upload that file.':
    'Ce fichier n’est ni un film ni un son lisible. Enregistrez-le de nouveau en MP4 (vidéo H.264, son AAC) ou en MP3, puis téléversez ce fichier.',
  'There is neither picture nor sound in this file. Save it again, and upload that file.':
    'Ce fichier ne contient ni image ni son. Enregistrez-le de nouveau, puis téléversez ce fichier.',
  'Not every browser plays this file: it is saved as {codec}. Save it as MP4 with H.264 video and AAC sound (sound alone as MP3), and upload that file.':
    'Certains navigateurs ne lisent pas ce fichier : il est enregistré en {codec}. Enregistrez-le en MP4 avec la vidéo en H.264 et le son en AAC (le son seul en MP3), puis téléversez ce fichier.',
  'Choose the program first.': 'Choisissez d’abord le programme.',
  'A film may have up to 4 GB.': 'Un film peut avoir jusqu’à 4 Go.',
  'What is the program called?': 'Comment s’appelle le programme?',
  'Please say in a sentence what it is about.': 'Veuillez dire en une phrase de quoi il s’agit.',
  'Please enter a price, such as 49.00.': 'Veuillez entrer un prix, par exemple 49,00.',
  'Please begin with at most 20 sections.': 'Veuillez commencer avec au plus 20 sections.',
  'Please begin with at most 60 lessons.': 'Veuillez commencer avec 60 leçons au plus.',
  'What is the first lesson called?': 'Comment s’appelle la première leçon?',
  'Please write at most {most} characters.': 'Veuillez écrire au plus {most} caractères.',
  'The program was made. Nobody sees it until you publish it.':
    'Le programme est créé. Personne ne le voit avant que vous le publiiez.',
  '{name} saved this at {time}, after you had opened it. Nothing of yours was stored, and nothing is lost.':
    '{name} a enregistré ceci à {time}, après que vous l’avez ouvert. Rien de vous n’a été enregistré, et rien n’est perdu.',
  '{name} is writing here right now. Nothing of yours was stored; try again when they are done.':
    '{name} écrit ici en ce moment. Rien de ce que vous avez écrit n’a été enregistré; réessayez plus tard.',
  'This is used on {places} and {count} more. Take it out there first.':
    'Ceci est utilisé dans {places} et {count} autres. Retirez-le d’abord de là.',
  'This leads to “{title}”, which lies in the trash. Lead somewhere else, or restore it first.':
    'Ceci mène à «\u00a0{title}\u00a0», qui est dans la corbeille. Menez ailleurs, ou restaurez-la d’abord.',
}
