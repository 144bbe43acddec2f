import { cardsIn, crewOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { isLed } from '../leaders.ts'
import {
  countsItsModifiers,
  isHitBeforeItFires,
  leadsInBattle,
  leadsWithAHalf,
  losesWithoutALeader,
  mayFire,
  mayFireBack,
  mayOppose,
} from '../questions.ts'
import { aLeaderBegins } from './customs.ts'

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

/** A battle is begun without a leader, too; */
export const begunWithoutALeader = denial('faq96-22-leaders-04', aLeaderBegins, false)

/** an Away Team without one loses, */
export const lost = rule({
  ruling: 'faq96-22-leaders-05',
  asked: losesWithoutALeader,
  applies: () => true,
  answer: true,
})

/** Toral's half Leadership is enough to be one, */
export const halfLeads = rule({
  ruling: 'faq96-363-toral-01',
  asked: leadsWithAHalf,
  applies: () => true,
  answer: true,
})

/** and a ship without one has only its SHIELDS. */
export const onlySHIELDS = rule({
  ruling: 'faq96-22-leaders-06',
  asked: mayFire,
  applies: ({ isLed }) => !isLed,
  answer: false,
})

const ledFromAnother = presumption({
  ruling: 'one leader leads all the ships of a player',
  asked: mayFire,
  applies: ({ card }, game) =>
    othersThere(game, card).some(id =>
      isLed(game, game.card(id).controller, crewOf(game, id, game.card(id).controller)),
    ),
  answer: true,
  exceptionTo: [onlySHIELDS],
})

/** Each ship has its own. */
export const oneForEach = denial('faq96-22-leaders-03', ledFromAnother, ({ isLed: led }) => led)

/** Other ships of its player there. */
const othersThere = (game: Game, ship: CardId): readonly CardId[] =>
  cardsIn(game, 'space', game.card(ship).holder)
    .filter(c => c.id !== ship && c.controller === game.card(ship).controller && game.facts(c.id).type === 'ship')
    .map(c => c.id)

/** The attacked ship attacks in its turn. */
export const firesInItsTurn = rule({
  ruling: 'faq96-22-retaliation-shot-03',
  asked: mayFireBack,
  applies: () => true,
  answer: true,
})

const onlyTheUnhurt = presumption({
  ruling: 'only a ship that the attack did not damage fires back',
  asked: mayFireBack,
  applies: ({ isHit }) => isHit,
  answer: false,
  exceptionTo: [firesInItsTurn],
})

export const evenIfDamaged = denial('faq96-22-retaliation-shot-01', onlyTheUnhurt, true)

const asPrinted = presumption({
  ruling: 'forces are ships and Away Teams, and nothing that is played on them',
  asked: countsItsModifiers,
  applies: () => true,
  answer: false,
})

/** What is played on them counts with them. */
export const modifiersToo = denial('faq96-22-battle-forces-02', asPrinted, true)

const firstStrike = presumption({
  ruling: 'what the first shot destroys fires no more',
  asked: isHitBeforeItFires,
  applies: () => true,
  answer: true,
})

/** Damage is done when all shots have been fired. */
export const damageAtTheEnd = denial('faq96-22-retaliation-shot-04', firstStrike, false)
