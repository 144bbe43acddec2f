import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { Trigger } from '../../kernel/trigger.ts'

/** Is a card used that is neither in play nor one whose text is used from hand? */
export const isUsedOutOfPlay = settled<{ card: CardId }>()('is used out of play', true, [
  { custom: 'custom-timing-43', is: false },
])

/** Does a text that speaks of a time of the turn act although its card is not in play? */
export const actsOutOfPlay = settled<{ card: CardId }>()('acts out of play', true, [
  { custom: 'custom-timing-67', is: false },
])

/** Is a text used or played with other cards than it names, at another time, or at another place? */
export const isUsedOtherwise = settled<{ card: CardId; what: 'cards' | 'time' | 'place' }>()(
  'is used otherwise than it says',
  true,
  [{ custom: 'custom-timing-64', is: false }],
)

/** Is something done although the text of a card in play forbids it? */
export const isDoneAllTheSame = settled<{ cards: readonly CardId[] }>()('is done all the same', true, [
  { custom: 'custom-timing-65', is: false },
])

/** Is the text of the card carried out as well when it is played to pay for what another card lets its player do? */
export const carriesOutWhatIsPaid = settled<{ card: CardId; by: CardId }>()('carries out what is paid', true, [
  { ruling: 'cr14-actions-step-1-initiation-01', is: false },
])

/** May the play of a card that pays for something be answered? */
export const costMayBeAnswered = settled<{ card: CardId }>()('cost may be answered', false, [
  { ruling: 'cr14-actions-step-1-initiation-02', is: true },
])

/** Does what a card was played for fail when that card is nullified? */
export const failsWithItsCost = settled<{ card: CardId; by: CardId }>()('fails with its cost', false, [
  { ruling: 'cr14-actions-step-1-initiation-03', is: true },
])

/** Is the rest of the price paid all the same when the first part of it was undone? */
export const paysTheRest = settled<{ by: CardId }>()('pays the rest', true, [
  { ruling: 'cr14-actions-step-1-initiation-04', is: false },
])

/** Is a use of the card spent that failed with its price? */
export const isSpent = settled<{ by: CardId }>()('is spent', true, [
  { ruling: 'cr14-actions-step-1-initiation-05', is: false },
])

/** Does a text that has its player select something target that, though it does not use the word? */
export const targetsWithoutTheWord = settled<{ card: CardId; target: CardId }>()('targets without the word', false, [
  { ruling: 'cr14-target-02', is: true },
])

/** Is the card, which requires a target, discarded when that has left play? */
export const fallsWithItsTarget = settled<{ card: CardId; target: CardId }>()('falls with its target', false, [
  { ruling: 'cr14-target-03', is: true },
])

/** Is the card, which requires a target, discarded when what it targets is no target for it any more? */
export const fallsWithoutAValidTarget = settled<{ card: CardId; target: CardId }>()(
  'falls without a valid target',
  false,
  [{ ruling: 'cr14-target-04', is: true }],
)

/** Is what a text selects of those whom it comes upon selected as the card is announced, and not when it takes effect? */
export const selectsAtOnce = settled<{ card: CardId }>()('selects at once', false, [
  { ruling: 'cr14-target-05', is: true },
])

/** Is the action itself targeted by a card that is played in its midst? */
export const actionIsTargeted = settled<{ trigger: Trigger; card: CardId }>()('action is targeted', false, [
  { ruling: 'cr14-target-06', is: false, not: 'a card that is played in the midst of an action targets the action' },
])

/** May a ship fly past a location without stopping there? */
export const mayFlyPast = settled<{ ship: CardId; at: CardId }>()('may fly past', true, [
  { ruling: 'faq96-12-action-10', is: true, not: 'a ship stops at every location that it comes to' },
])

/** Are its conditions looked at only when nobody answers it any more? */
export const conditionsWaitForAnswers = settled<{ dilemma: CardId }>()('conditions wait for answers', false, [
  { ruling: 'faq96-14-timing-19', is: true },
])

/** Does the card's text, which speaks of completing a mission, mean solving it? */
export const completingIsSolving = settled<{ card: CardId }>()('completing is solving', true, [
  { ruling: '1eS-solve-01', is: true, not: 'what speaks of completing a mission does not mean solving it' },
])
