import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Two personnel drawn by lot are stopped if they are not of the same species. */
const quarrel = (title: string): CardText => ({
  title,
  dilemma: {
    effects: [
      { do: 'select', as: 'rivals', by: 'chance', count: 2, from: 'personnel facing' },
      { do: 'stop', who: { chosen: 'rivals' }, among: { chosen: 'rivals' }, unless: { sameSpecies: true } },
    ],
    discard: true,
  },
})

/** Cards that compare species, as the Current Rulings know them. */
const speciesCompared: readonly CardText[] = [quarrel('Racial Tension')]

/** Cards that compare species, as the Second Edition Rulebook Glossary supposes them. */
const supposedComparisons: readonly CardText[] = [quarrel('Rivals by Birth')]

export const texts = { currentRulings: speciesCompared, rulebook: supposedComparisons } satisfies Texts
