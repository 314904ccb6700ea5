import type { FrenchProgramSeed } from '../../../content'
import { frenchFindingYourFooting } from './finding-your-footing.fr'
import { frenchThoughtsFeelingsAndPeople } from './thoughts-feelings-and-people.fr'
import { frenchUsingYourEnergyWell } from './using-your-energy-well.fr'
import { frenchWorkingWithYourCareTeam } from './working-with-your-care-team.fr'

export const frenchPmfp: FrenchProgramSeed = {
  slug: 'pmfp',
  welcome: `
Bienvenue dans PMFP. Nous sommes heureux de vous y voir.

Vous n’avez pas besoin de tout lire d’un coup. Une ou deux leçons par semaine, c’est bien assez. Chaque leçon se termine par un petit pas à essayer et par une question sur votre confiance d’y arriver. Il n’y a pas de bonnes réponses, et personne ne vous note.

Avant de commencer, imprimez **Mon plan d’action de la semaine** ou recopiez-le dans un cahier. Il vous servira chaque semaine.

PMFP est de l’éducation. Il ne remplace pas les conseils des gens qui connaissent votre santé. Si quelque chose dans une leçon ne va pas avec ce que votre équipe de soins vous a dit, suivez votre équipe de soins.`,
  sections: [
    frenchFindingYourFooting,
    frenchUsingYourEnergyWell,
    frenchThoughtsFeelingsAndPeople,
    frenchWorkingWithYourCareTeam,
  ],
}
