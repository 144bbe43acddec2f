import { textsOfTheSecondEdition } from '../cards/second-edition.ts'
import { oneCopyByCustom } from '../rules/persona.ts'
import { secondEditionStopped } from '../rules/stopped/second-edition.ts'
import { amend, blank } from './ruleset.ts'

/** The Second Edition Rulebook Glossary, letter S. */
export const secondEdition = amend(blank, {
  id: '2e',
  enact: [...secondEditionStopped, oneCopyByCustom],
  cards: { enact: textsOfTheSecondEdition },
  play: { cardPlay: { kind: 'counters', each: 7 }, drawsAtEnd: false, battleNeeds: 'staffing', dilemmas: 'drawn' },
})
