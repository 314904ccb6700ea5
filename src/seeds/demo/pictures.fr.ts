/** The alt texts of the demo's drawings, by key. */
export const frenchDemoPictures: Record<string, string> = {
  pmfp: 'Une personne avec une canne suit un sentier qui serpente sur des collines vertes vers un soleil bas.',
  'chronic-pain':
    'Des pierres plates traversent une eau calme, avec des quenouilles sur les deux rives et des collines au loin.',
  'breathing-easier':
    'Deux pissenlits dans un vaste paysage; leurs graines s’envolent dans une brise légère.',
  'steady-energy':
    'Cinq pierres lisses en équilibre l’une sur l’autre sur une plage, devant le soleil couchant.',
  'sleeping-better':
    'Une petite maison aux fenêtres éclairées sous la pleine lune et les étoiles, et un sentier qui mène à sa porte.',
  'moving-with-confidence':
    'Deux personnes avec des bâtons de marche avancent d’un bon pas sur un sentier bordé d’arbres d’automne.',
  caring:
    'Deux personnes assises tout près l’une de l’autre sur un banc de parc, vues de dos, regardent le soleil du soir.',
  'first-steps':
    'Une jeune plante dans un pot d’argile devant une fenêtre lumineuse, avec une tasse de thé à côté.',
  coaching:
    'Deux fauteuils tournés vers nous près d’une fenêtre ronde, avec deux tasses sur une petite table entre eux.',
  workshop:
    'Cinq personnes autour d’une grande table, avec des tasses et des papiers, dans une pièce pleine de lumière.',
  'facilitator-training':
    'Une personne debout près d’un tableau à feuilles où est dessiné un paysage, devant trois personnes qui écoutent.',
  'small-steps':
    'Un carnet ouvert avec une liste cochée et un chemin en pointillé, près d’un crayon et d’une tasse fumante.',
  appointment: 'Deux fauteuils et une petite table où repose un carnet ouvert, avec une horloge au mur.',
  'kitchen-window':
    'Des fines herbes en pots sur le rebord d’une fenêtre de cuisine, un bol de fruits et une tasse sur le comptoir.',
  'kind-week':
    'Sept soleils se lèvent et se couchent au-dessus d’une rangée d’arbres, et une personne marche en dessous.',
}
