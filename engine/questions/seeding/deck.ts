import type { CardType } from '../../../cards/facts.ts'
import { flag, question } from '../../kernel/question.ts'

/** May a player bring a pile of that name? */
export const isPartOfADeck = flag<{ part: string }>()('is part of a deck', true)

/** Is that a side deck? */
export const isASideDeck = flag<{ part: string }>()('is a side deck', true)

/** May the card be in a draw deck? */
export const mayBeInADrawDeck = flag<{ title: string }>()('may be in a draw deck', true)

/** What a portion of the seed deck that is kept apart holds, and how many of it; `type` absent = any card. */
export interface FreeSeeds {
  readonly type?: CardType
  readonly least?: number
  readonly most: number
}

/** What seeds for free in a portion of the seed deck of its own. */
export const seedsForFree = question<{ portion: 'missions' | 'sites' }, FreeSeeds>()('seeds for free', {
  most: Number.POSITIVE_INFINITY,
})

/** Does a card of the seed deck that is no mission, and no site apart from the others, count as a seed card? */
export const isCountedInADeck = flag<{ title: string }>()('is counted in a deck', true)

/** How many copies of the mission may be among the missions of a seed deck? */
export const copiesOfAMission = question<{ title: string }, number>()('copies of a mission', Number.POSITIVE_INFINITY)

/** Is the mission universal? */
export const isUniversalMission = flag<{ title: string }>()('is a universal mission')

/** As how many missions does a mission count? */
export const countsAsMissions = question<{ title: string }, number>()('counts as missions', 1)

/** Is half a mission that is left over a whole one? */
export const halvesAreRounded = flag<object>()('halves are rounded')
