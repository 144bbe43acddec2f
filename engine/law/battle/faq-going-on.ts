import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import { battleGoingOn } from '../../mechanics/battle/going-on.ts'
import { areOfOneAffiliation } from '../../mechanics/compatibility/affiliations.ts'
import { worksWith } from '../../mechanics/compatibility/cooperation.ts'
import { goesOnIn, isAttackedInReturn } from '../../questions/battle/going-on.ts'
import { isRestrainedFromAttacking } from '../../questions/battle/questions.ts'
import { isOf, ofTheFederation, theFederation } from './faq-restraint.ts'

type Attack = About<typeof isRestrainedFromAttacking>

/** It lasts until those of one side are gone, or have moved away, */
export const lasts = rule({
  ruling: 'faq96-22-federation-attacks-05',
  asked: goesOnIn,
  applies: ({ attacked, foes }) => attacked.length > 0 && foes.length > 0,
  answer: true,
})

/** it is continued against the attacker, */
export const againstTheAttacker = rule({
  ruling: 'faq96-22-federation-attacks-06',
  asked: isAttackedInReturn,
  applies: ({ target, foes }) => foes.includes(target),
  answer: true,
})

/** Those who were attacked and are still there, if the attacker comes to their aid. */
function attackedFriends({ attacker, target }: Attack, game: Game): readonly string[] {
  const battle = battleGoingOn(game, attacker, target)
  return battle && !battle.wasInIt ? battle.attacked : []
}

/** the Federation where its own were attacked, */
export const forItsOwn = rule({
  ruling: 'faq96-22-federation-attacks-09',
  asked: isRestrainedFromAttacking,
  applies: (about, game) => attackedFriends(about, game).some(id => isOf('federation', game, id)),
  answer: false,
  exceptionTo: ofTheFederation,
})

const isAnAlly = (attacker: string, game: Game) => (id: string) =>
  !areOfOneAffiliation(game, attacker, id) && worksWith(game, attacker, id)

/** or its allies, by a treaty; */
export const forItsAllies = rule({
  ruling: 'faq96-22-federation-attacks-14',
  asked: isRestrainedFromAttacking,
  applies: (about, game) => attackedFriends(about, game).some(isAnAlly(about.attacker, game)),
  answer: false,
  exceptionTo: ofTheFederation,
})

/** Romulans do not attack Romulans, not even to join a battle, */
export const romulans = rule({
  ruling: 'faq96-22-federation-attacks-12',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) => isOf('romulan', game, attacker, target),
  answer: true,
  exceptionTo: [forItsOwn, forItsAllies],
})

/** but who was attacked continues it in the next turn. */
export const continues = rule({
  ruling: 'faq96-22-federation-attacks-04',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) => battleGoingOn(game, attacker, target)?.wasInIt === true,
  answer: false,
  exceptionTo: [...ofTheFederation, romulans],
})

/** but nobody else. */
export const nobodyElse = against('faq96-22-federation-attacks-13', isRestrainedFromAttacking, true, {
  not: "the Federation defends all of its player's",
  applies: (about, game) => {
    const attacked = attackedFriends(about, game)
    const own = (id: string): boolean => isOf('federation', game, id) || isAnAlly(about.attacker, game)(id)
    return isOf('federation', game, about.attacker) && attacked.length > 0 && !attacked.some(own)
  },
  exceptionTo: [theFederation],
})
