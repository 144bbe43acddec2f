import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Is what is attached to another card an artifact all the same? */
export const isStillAnArtifact = settled<{ card: CardId }>()('is still an artifact', false, [
  { ruling: '1eD-datas-body-05', is: false, not: 'what is attached is the artifact that it was' },
])

/** Is what is attached to another card a card by itself all the same? */
export const isACardOfItsOwn = settled<{ card: CardId }>()('is a card of its own', false, [
  { ruling: '1eD-datas-body-07', is: false, not: 'two cards that are attached are still two' },
])

/** Are two cards that are attached apart again in the discard pile? */
export const comesApart = settled<{ card: CardId }>()('comes apart', true, [
  { ruling: '1eD-datas-body-08', is: true, not: 'what is attached stays so wherever it goes' },
])

/** Is what lies seeded, and was not earned yet, of use to those who are there: to be attached, or beamed? */
export const isOfUseUnearned = settled<{ card: CardId; to: 'attach' | 'beam' }>()('is of use unearned', false, [
  { ruling: '1eD-datas-body-09', is: false, not: 'what lies seeded on a planet is present with those who are there' },
])

/** Is an artifact that is used like equipment taken into hand first? */
export const isTakenIntoHandFirst = settled<{ card: CardId }>()('is taken into hand first', false, [
  {
    ruling: 'faq96-33-artifacts-03',
    is: false,
    not: 'an artifact that is used like equipment is played from hand like equipment',
  },
])

/** Does one who has two types count for both where all are asked for? */
export const countsForBothTypes = settled<{ types: readonly string[] }>()('counts for both types', true, [
  { ruling: 'faq96-33-kurlan-naiskos-01', is: true, not: 'a personnel counts for one type' },
])

/** How is a dilemma applied to a ship elsewhere? */
export const appliedElsewhere = settled<{ dilemma: CardId; ship: CardId }, 'with the same result' | 'as met anew'>()(
  'applied elsewhere',
  'with the same result',
  [{ ruling: 'faq96-33-receptacle-stones-03', is: 'as met anew' }],
)
