import type { PictureSeed } from '../content'

/** Our own drawings, `images/<key>.webp`, 1600 by 1200. The alt text is what a sighted friend would say. */
export const demoPictures: PictureSeed[] = [
  picture(
    'pmfp',
    'A person with a walking stick follows a path that winds over green hills toward a low sun.',
  ),
  picture(
    'chronic-pain',
    'Flat stepping stones lead across calm water, with bulrushes on both banks and hills behind.',
  ),
  picture('breathing-easier', 'Two dandelions in a wide landscape; their seeds drift off on a light wind.'),
  picture(
    'steady-energy',
    'Five smooth stones balance on one another at a beach while the sun goes down behind them.',
  ),
  picture(
    'sleeping-better',
    'A small house with lit windows under a full moon and stars, a path leading to its door.',
  ),
  picture('moving-with-confidence', 'Two people with walking poles stride along a path past autumn trees.'),
  picture(
    'caring',
    'Two people sit close together on a park bench, seen from behind, looking at the evening sun.',
  ),
  picture(
    'first-steps',
    'A young plant in a clay pot stands before a bright window, a cup of tea beside it.',
  ),
  picture(
    'coaching',
    'Two armchairs face the viewer by a round window, with two cups on a small table between them.',
  ),
  picture('workshop', 'Five people sit around a large table with cups and papers in a room full of light.'),
  picture(
    'facilitator-training',
    'A person stands beside a flip chart with a drawn landscape, three listeners in front.',
  ),
  picture(
    'small-steps',
    'An open notebook with a ticked list and a dotted path, next to a pencil and a steaming cup.',
  ),
  picture('appointment', 'Two armchairs and a small table with an open notebook, a clock on the wall above.'),
  picture(
    'kitchen-window',
    'Herbs in pots on a kitchen windowsill, a bowl of fruit and a cup on the counter.',
  ),
  picture('kind-week', 'Seven suns rise and set over a row of trees while a person walks below them.'),
]

function picture(key: string, alt: string): PictureSeed {
  return { key, folder: 'demo', alt }
}
