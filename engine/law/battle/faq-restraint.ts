import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { isRestrainedFromAttacking, isSparedByItsOwn } from '../../questions/battle/questions.ts'
import { matches } from '../../text/match.ts'

/** Are all of them of the affiliation? */
export const isOf = (affiliation: string, game: Game, ...cards: readonly string[]): boolean =>
  cards.every(id => affiliationsOf(game, id).includes(affiliation))

/** The Federation never begins a battle, unless a card lets it. */
export const theFederation = rule({
  ruling: 'faq96-22-federation-attacks-01',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isOf('federation', game, attacker),
  answer: true,
})

/** the Non-Aligned attack whom they like. */
export const freeOfAll = against('faq96-22-non-aligned-attacks-01', isRestrainedFromAttacking, false, {
  not: 'who has no affiliation begins no battle',
  applies: ({ attacker }, game) => affiliationsOf(game, attacker).join() === 'non-aligned',
})

const shipOf = (game: Game, card: string): string => (game.facts(card).type === 'ship' ? card : game.card(card).holder)

/** Whoever is aboard: */
export const whoeverIsAboard = against('faq96-22-federation-attacks-02', isRestrainedFromAttacking, true, {
  not: 'the Federation attacks with a Klingon leader aboard',
  applies: ({ attacker }, game) =>
    isOf('federation', game, attacker) &&
    game.state.cards.some(
      c =>
        c.holder === shipOf(game, attacker) &&
        matches(game, c.id, { affiliation: 'klingon', skill: 'Leadership' }, c.controller),
    ),
  exceptionTo: [theFederation],
})

/** Away Teams like ships, */
export const teamsToo = against('faq96-22-federation-attacks-03', isRestrainedFromAttacking, true, {
  not: 'what holds for ships holds for ships only',
  applies: ({ attacker }, game) => isOf('federation', game, attacker) && game.card(attacker).place === 'planet',
  exceptionTo: [theFederation],
})

/** outposts like ships. */
export const outpostsToo = against('faq96-22-federation-attacks-10', isRestrainedFromAttacking, true, {
  not: 'whoever does not attack ships attacks outposts',
  applies: ({ attacker, target }, game) => isOf('federation', game, attacker) && game.facts(target).type === 'facility',
  exceptionTo: [theFederation],
})

/** All that keeps the Federation from beginning a battle. */
export const ofTheFederation = [theFederation, whoeverIsAboard, teamsToo, outpostsToo] as const

/** Nobody attacks what is his own, */
export const sparesItsOwn = rule({ ruling: 'faq96-22-self-attacks-01', asked: isSparedByItsOwn, answer: true })

/** unless a card has it attacked. */
export const unlessACardSaysSo = rule({
  ruling: 'faq96-22-self-attacks-02',
  asked: isSparedByItsOwn,
  applies: ({ by }) => by !== undefined,
  answer: false,
  exceptionTo: [sparesItsOwn],
})
