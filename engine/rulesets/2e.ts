import { amend } from '../kernel/amend.ts'
import { takingPartByCustom } from '../mechanics/dilemmas/law/taking-part.ts'
import { oneCopyByCustom } from '../mechanics/names/law/persona.ts'
import { supposedSelections } from '../mechanics/selections/cards/supposed.ts'
import { secondEditionSelections } from '../mechanics/selections/law/second-edition.ts'
import { supposedComparisons } from '../mechanics/species/cards/supposed.ts'
import { secondEditionSpecies } from '../mechanics/species/law/species.ts'
import { textsOfTheSecondEdition } from '../mechanics/stopped/cards/second-edition.ts'
import { secondEditionStopped } from '../mechanics/stopped/law/second-edition.ts'
import { blank } from './blank.ts'

/** The Second Edition Rulebook Glossary, letter S. */
export const secondEdition = amend(blank, {
  id: '2e',
  enact: [
    ...takingPartByCustom,
    ...secondEditionStopped,
    ...secondEditionSelections,
    ...secondEditionSpecies,
    oneCopyByCustom,
  ],
  cards: { enact: [...textsOfTheSecondEdition, ...supposedSelections, ...supposedComparisons] },
  play: { cardPlay: { kind: 'counters', each: 7 }, drawsAtEnd: false, battleNeeds: 'staffing', dilemmas: 'drawn' },
})
