import { inPlay } from '../../board/places.ts'
import type { PlayerName } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { custom } from '../../kernel/rule.ts'
import { battleGoingOn } from '../../mechanics/battle/going-on.ts'
import { isBorg, isBoundAsBorg } from '../../mechanics/borg/is-borg.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { worksWith } from '../../mechanics/compatibility/cooperation.ts'
import { isIntruder } from '../../mechanics/self-controlled/intruders.ts'
import { goesOnIn, isAttackedInReturn } from '../../questions/battle/going-on.ts'
import {
  attacksOutOfSpace,
  facilitiesFight,
  isFiredOn,
  isRestrainedFromAttacking,
  isSparedByItsOwn,
  leadsInBattle,
  mayFireBack,
  mayOppose,
} from '../../questions/battle/questions.ts'
import { fightsLikeAnAwayTeam } from '../../questions/selections/questions.ts'
import { isFiredBackAt } from '../../questions/self-controlled/questions.ts'

const free: readonly string[] = ['ferengi', 'kazon', 'klingon', 'neutral', 'non-aligned']

/** The Federation attacks only the Borg, others not their own. */
export const restraint = custom({
  ruling: 'custom-battle-62',
  asked: isRestrainedFromAttacking,
  answer: ({ attacker, target }, game) => {
    const there = affiliationsOf(game, target)
    return affiliationsOf(game, attacker).some(own =>
      own === 'federation' ? there.length > 0 && !there.includes('borg') : !free.includes(own) && there.includes(own),
    )
  },
})

const hasAnObjective = (game: Game, player: PlayerName): boolean =>
  game.state.cards.some(card => card.controller === player && inPlay(card) && game.facts(card.id).type === 'objective')

/** Borg attack for an objective. */
export const forAnObjective = custom({
  ruling: 'custom-battle-176',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) =>
    isBoundAsBorg(game, attacker) && !hasAnObjective(game, game.card(attacker).controller),
  answer: true,
  exceptionTo: [restraint],
})

/** Whom his opponent attacked in his last turn attacks him in turn. */
export const counterAttack = custom({
  ruling: 'custom-battle-67',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) => battleGoingOn(game, attacker, target)?.wasInIt === true,
  answer: false,
  exceptionTo: [restraint, forAnObjective],
})

/** So do others who go with those whom he attacked. */
export const comesToTheirAid = custom({
  ruling: 'custom-battle-106',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) => {
    const battle = battleGoingOn(game, attacker, target)
    return !!battle && !battle.wasInIt && battle.attacked.some(id => worksWith(game, attacker, id))
  },
  answer: false,
  exceptionTo: [restraint, forAnObjective],
})

export const goesOn = custom({
  ruling: 'custom-battle-68',
  asked: goesOnIn,
  applies: ({ attacked, foes }) => attacked.length > 0 && foes.length > 0,
  answer: true,
})

export const againstHisFoe = custom({
  ruling: 'custom-battle-69',
  asked: isAttackedInReturn,
  applies: ({ target, foes }) => foes.includes(target),
  answer: true,
})

export const sparesHisOwn = custom({
  ruling: 'custom-battle-63',
  asked: isSparedByItsOwn,
  applies: ({ by }) => by === undefined,
  answer: true,
})

export const shipsAgainstShips = custom({
  ruling: 'custom-battle-64',
  asked: mayOppose,
  applies: ({ between: [one, other] }) => one !== other,
  answer: false,
})

export const officersAndLeadership = custom({
  ruling: 'custom-battle-65',
  asked: leadsInBattle,
  applies: ({ card, by }, game) => by !== 'Defense' && !isBorg(game, card),
  answer: true,
})

/** Stopped cards that are attacked may defend themselves like others. */
export const theAttackedFireBack = custom({
  ruling: 'custom-battle-06',
  asked: mayFireBack,
  answer: true,
})

export const facilitiesFireBack = custom({
  ruling: 'custom-battle-100',
  asked: facilitiesFight,
  applies: ({ how }) => how === 'fire back',
  answer: true,
})

export const outpostsDoNotAttack = custom({
  ruling: 'custom-battle-180',
  asked: facilitiesFight,
  applies: ({ how }) => how === 'attack',
  answer: false,
})

/** A facility attacks exactly as though it were a ship. */
export const facilitiesAreFiredBackAt = custom({
  ruling: 'custom-battle-179',
  asked: isFiredBackAt,
  applies: ({ card }, game) => game.facts(card).type === 'facility',
  answer: true,
})

export const dockedShipsDoNotAttack = custom({
  ruling: 'custom-battle-99',
  asked: attacksOutOfSpace,
  applies: ({ is }) => is === 'docked',
  answer: false,
})

export const landedShipsDoNotAttack = custom({
  ruling: 'custom-battle-131',
  asked: attacksOutOfSpace,
  applies: ({ is }) => is === 'landed',
  answer: false,
})

/** Cards that let a ship fire on ships that have landed say so. */
export const landedShipsAreSafe = custom({
  ruling: 'custom-battle-61',
  asked: isFiredOn,
  applies: ({ landed }) => landed,
  answer: false,
})

/** What comes aboard to fight the crew, and is no personnel, fights as personnel do. */
export const intruders = custom({
  ruling: 'custom-cards-599',
  asked: fightsLikeAnAwayTeam,
  applies: ({ card }, game) => isIntruder(game, card),
  answer: true,
})
