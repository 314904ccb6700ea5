/** The alt texts of the standing pages' drawings, by key. */
export const frenchReferencePictures: Record<string, string> = {
  home: 'Deux personnes marchent sur un sentier vers un grand lac où vogue un petit voilier, avec des montagnes et un soleil bas au loin.',
  about:
    'Une maison blanche au toit rouge, aux fenêtres fleuries, au bout d’une allée de jardin entre de grands arbres.',
  contact:
    'Une boîte aux lettres ouverte, avec une lettre dedans, au bord d’un chemin qui mène à une petite maison sur une colline.',
  'group-licence':
    'Les chemins de six maisons se rejoignent en une large route où trois personnes se tiennent ensemble.',
}
