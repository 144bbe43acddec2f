import { opponentOf } from '../../../board/state.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { damages, defaultMarkers, isRotatedBesides, methodOfDamage } from '../questions.ts'

/** Whoever uses a Battle Bridge marks with cards from there what he damages. */
const byMarkers = rule({
  ruling: '1eD-damage-01',
  asked: methodOfDamage,
  applies: ({ uses }) => uses,
  answer: 'markers',
})

/** As if any Battle Bridge marked all damage of the game. */
const anyBridge = presumption({
  ruling: 'one Battle Bridge marks the damage of both players',
  asked: damages,
  applies: () => true,
  answer: ({ card }, { state }) => {
    const { owner } = state.cards.find(c => c.id === card)!
    return state.cards.find(c => c.place === 'bridge')?.owner ?? opponentOf(state, owner)
  },
})

const asIfNoneWere = presumption({
  ruling: 'a Battle Bridge without cards is none',
  asked: methodOfDamage,
  applies: ({ uses, left }) => uses && left === 0,
  answer: 'rotation',
  exceptionTo: [byMarkers],
})

const unmarked = presumption({
  ruling: 'what can be marked no more is turned around',
  asked: isRotatedBesides,
  applies: ({ bare }) => bare,
  answer: true,
})

const besides = presumption({
  ruling: 'what is marked is turned around as well',
  asked: isRotatedBesides,
  applies: ({ bare }) => !bare,
  answer: true,
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
  exceptionTo: [cardsRotate],
})

/** Symbols of markers are of no use without a Battle Bridge. */
const noUse = rule({
  ruling: '1eD-damage-32',
  asked: methodOfDamage,
  applies: ({ uses, symbols }) => !uses && symbols,
  answer: 'none',
  exceptionTo: [symbolsRotate, cardsRotate],
})

/** Two cards are the damage where nothing says more, */
const two = rule({
  ruling: '1eD-damage-36',
  asked: defaultMarkers,
  applies: ({ direct }) => !direct,
  answer: 2,
})

/** and four for a direct hit. */
const four = rule({
  ruling: '1eD-damage-37',
  asked: defaultMarkers,
  applies: ({ direct }) => direct,
  answer: 4,
})

/** By what damage is shown. */
export const methods = [
  byMarkers,
  anyBridge,
  denial('1eD-damage-02', anyBridge, ({ card }, { state }) =>
    opponentOf(state, state.cards.find(c => c.id === card)!.owner),
  ),
  asIfNoneWere,
  denial('1eD-damage-20', asIfNoneWere, 'markers'),
  unmarked,
  denial('1eD-damage-18', unmarked, false),
  besides,
  denial('1eD-damage-40', besides, false),
  hitsRotate,
  cardsRotate,
  symbolsRotate,
  noUse,
  two,
  four,
]
