import type { Card } from '../text/card.ts'
import type { Standing } from '../text/in-play-text.ts'
import type { Who } from '../text/text.ts'

const nonAligned = (affects: Who): Standing => ({
  ruling: 'custom-cards-327',
  affects,
  affiliation: 'non-aligned',
})

export const card: Card = {
  title: 'Memory Wipe',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ ruling: 'custom-cards-328', on: { type: 'ship', not: { affiliation: 'borg' } }, stays: true }],
    standing: [
      { ruling: 'custom-cards-326', while: { onTable: true }, affects: { all: { whose: "opponent's" } }, mixes: true },
      nonAligned('host'),
      nonAligned({ crewOf: 'host' }),
      nonAligned({ teamsOf: 'host' }),
    ],
  },
}
