import { textsOfTheSecondEdition } from '../cards/second-edition.ts'
import { oneCopyPresumed } from '../rules/persona.ts'
import { secondEditionStopped } from '../rules/stopped/second-edition.ts'
import { amend, blank } from './ruleset.ts'

/** The Second Edition Rulebook Glossary, letter S. */
export const secondEdition = amend(blank, {
  id: '2e',
  enact: [...secondEditionStopped, oneCopyPresumed],
  cards: { enact: textsOfTheSecondEdition },
  play: { cardPlay: { kind: 'counters', each: 7 }, drawsAtEnd: false, battleNeeds: 'staffing' },
})
