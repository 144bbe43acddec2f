import { opponentOf } from '../../board/state.ts'
import { against, presumption, rule } from '../../kernel/rule.ts'
import { damages, defaultMarkers, isRotatedBesides, methodOfDamage } from '../../questions/damage/questions.ts'

/** Whoever uses a Battle Bridge marks with cards from there what he damages. */
const byMarkers = rule({
  ruling: '1eD-damage-01',
  asked: methodOfDamage,
  applies: ({ uses }) => uses,
  answer: 'markers',
})

/** A hit in battle turns a ship around. */
export const hitsRotate = rule({
  ruling: '1eD-damage-21',
  asked: methodOfDamage,
  applies: ({ uses, cause }) => !uses && cause === 'battle',
  answer: 'rotation',
})

/** So does a card that damages, */
export const cardsRotate = rule({
  ruling: '1eD-damage-22',
  asked: methodOfDamage,
  applies: ({ uses, cause }) => !uses && cause !== 'battle',
  answer: 'rotation',
})

const symbolsRotate = presumption({
  ruling: 'without a Battle Bridge symbols of markers turn a ship around',
  asked: methodOfDamage,
  applies: ({ uses, symbols }) => !uses && symbols,
  answer: 'rotation',
  exceptionTo: [hitsRotate, cardsRotate],
})

/** By what damage is shown. */
export const methods = [
  byMarkers,
  against(
    '1eD-damage-02',
    damages,
    ({ card }, { state }) => opponentOf(state, state.cards.find(c => c.id === card)!.owner),
    {
      not: 'one Battle Bridge marks the damage of both players',
      mistaken: ({ card }, { state }) => {
        const { owner } = state.cards.find(c => c.id === card)!
        return state.cards.find(c => c.place === 'bridge')?.owner ?? opponentOf(state, owner)
      },
    },
  ),
  against('1eD-damage-20', methodOfDamage, 'markers', {
    not: 'a Battle Bridge without cards is none',
    applies: ({ uses, left }) => uses && left === 0,
    exceptionTo: [byMarkers],
    mistaken: 'rotation',
  }),
  against('1eD-damage-18', isRotatedBesides, false, {
    not: 'what can be marked no more is turned around',
    applies: ({ bare }) => bare,
  }),
  against('1eD-damage-40', isRotatedBesides, false, {
    not: 'what is marked is turned around as well',
    applies: ({ bare }) => !bare,
  }),
  hitsRotate,
  cardsRotate,
  symbolsRotate,
  // Symbols of markers are of no use without a Battle Bridge.
  rule({
    ruling: '1eD-damage-32',
    asked: methodOfDamage,
    applies: ({ uses, symbols }) => !uses && symbols,
    answer: 'none',
    exceptionTo: [symbolsRotate, hitsRotate, cardsRotate],
  }),
  // Two cards are the damage where nothing says more,
  rule({
    ruling: '1eD-damage-36',
    asked: defaultMarkers,
    applies: ({ direct }) => !direct,
    answer: 2,
  }),
  // and four for a direct hit.
  rule({
    ruling: '1eD-damage-37',
    asked: defaultMarkers,
    applies: ({ direct }) => direct,
    answer: 4,
  }),
]
