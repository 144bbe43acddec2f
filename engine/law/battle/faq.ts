import { cardsIn, crewOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isLed } from '../../mechanics/battle/leaders.ts'
import { leadsInBattle, mayFire, mayFireBack, mayOppose } from '../../questions/battle/questions.ts'

/** A leader has the skill, */
export const skilled = rule({
  ruling: 'faq96-22-leaders-01',
  asked: leadsInBattle,
  applies: ({ by }) => by === 'Leadership',
  answer: true,
})

/** or is an OFFICER. */
export const officers = rule({
  ruling: 'faq96-22-leaders-02',
  asked: leadsInBattle,
  applies: ({ by }) => by === 'OFFICER',
  answer: true,
})

/** Ships battle ships, Away Teams Away Teams. */
export const forces = rule({
  ruling: 'faq96-22-battle-forces-01',
  asked: mayOppose,
  applies: ({ between: [one, other] }) => one !== other,
  answer: false,
})

/** and a ship without one has only its SHIELDS. */
export const onlySHIELDS = against('faq96-22-leaders-06', mayFire, false, {
  not: 'a ship that nobody leads fires all the same',
  applies: ({ isLed }) => !isLed,
  mistaken: true,
})

/** Each ship has its own. */
export const oneForEach = against('faq96-22-leaders-03', mayFire, ({ isLed: led }) => led, {
  not: 'one leader leads all the ships of a player',
  applies: ({ card }, game) =>
    othersThere(game, card).some(id =>
      isLed(game, game.card(id).controller, crewOf(game, id, game.card(id).controller)),
    ),
  exceptionTo: [onlySHIELDS],
  mistaken: true,
})

/** Other ships of its player there. */
const othersThere = (game: Game, ship: CardId): readonly CardId[] =>
  cardsIn(game, 'space', game.card(ship).holder)
    .filter(c => c.id !== ship && c.controller === game.card(ship).controller && game.facts(c.id).type === 'ship')
    .map(c => c.id)

/** The attacked ship attacks in its turn. */
export const firesInItsTurn = rule({ ruling: 'faq96-22-retaliation-shot-03', asked: mayFireBack, answer: true })

export const evenIfDamaged = against('faq96-22-retaliation-shot-01', mayFireBack, true, {
  not: 'only a ship that the attack did not damage fires back',
  applies: ({ isHit }) => isHit,
  exceptionTo: [firesInItsTurn],
})
