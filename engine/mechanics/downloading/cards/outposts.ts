import type { CardText } from '../../../text/text.ts'

/** Built where its player has an ENGINEER of its affiliation. */
const outpost = (title: string, affiliation: string): CardText => ({
  title,
  built: { where: { affiliation, skill: 'ENGINEER' } },
})

/** Those of which there were any in 1996. */
export const outposts1996: readonly CardText[] = [
  outpost('Federation Outpost', 'federation'),
  outpost('Klingon Outpost', 'klingon'),
  outpost('Romulan Outpost', 'romulan'),
]

export const outposts: readonly CardText[] = [
  ...outposts1996,
  outpost('Bajoran Outpost', 'bajoran'),
  outpost('Cardassian Outpost', 'cardassian'),
  outpost('Ferengi Outpost', 'ferengi'),
]
