import { textsOfTheSecondEdition } from '../cards/second-edition.ts'
import { supposedComparisons } from '../cards/species.ts'
import { supposedSelections } from '../cards/supposed-selections.ts'
import { takingPartByCustom } from '../rules/dilemmas/taking-part.ts'
import { oneCopyByCustom } from '../rules/persona.ts'
import { secondEditionSelections } from '../rules/selections/second-edition.ts'
import { secondEditionSpecies } from '../rules/species.ts'
import { secondEditionStopped } from '../rules/stopped/second-edition.ts'
import { amend, blank } from './ruleset.ts'

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
