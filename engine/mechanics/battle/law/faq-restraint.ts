import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { matches } from '../../../text/match.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { isBoundByItsMembers, isRestrainedFromAttacking, isSparedByItsOwn } from '../questions.ts'

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

const nonAligned = presumption({
  ruling: 'who has no affiliation begins no battle',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => affiliationsOf(game, attacker).join() === 'non-aligned',
  answer: true,
})

/** the Non-Aligned attack whom they like. */
export const freeOfAll = denial('faq96-22-non-aligned-attacks-01', nonAligned, false)

const ledByAKlingon = presumption({
  ruling: 'the Federation attacks with a Klingon leader aboard',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) =>
    isOf('federation', game, attacker) &&
    game.state.cards.some(
      c =>
        c.holder === shipOf(game, attacker) &&
        matches(game, c.id, { affiliation: 'klingon', skill: 'Leadership' }, c.controller),
    ),
  answer: false,
  exceptionTo: [theFederation],
})

const shipOf = (game: Game, card: string): string => (game.facts(card).type === 'ship' ? card : game.card(card).holder)

/** Whoever is aboard: */
export const whoeverIsAboard = denial('faq96-22-federation-attacks-02', ledByAKlingon, true)

const teamsAreFree = presumption({
  ruling: 'what holds for ships holds for ships only',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker }, game) => isOf('federation', game, attacker) && game.card(attacker).place === 'planet',
  answer: false,
  exceptionTo: [theFederation],
})

/** Away Teams like ships, */
export const teamsToo = denial('faq96-22-federation-attacks-03', teamsAreFree, true)

const outpostsAreFree = presumption({
  ruling: 'whoever does not attack ships attacks outposts',
  asked: isRestrainedFromAttacking,
  applies: ({ attacker, target }, game) => isOf('federation', game, attacker) && game.facts(target).type === 'facility',
  answer: false,
  exceptionTo: [theFederation],
})

/** outposts like ships. */
export const outpostsToo = denial('faq96-22-federation-attacks-10', outpostsAreFree, true)

/** All that keeps the Federation from beginning a battle. */
export const ofTheFederation = [theFederation, whoeverIsAboard, teamsToo, outpostsToo] as const

/** A mixed force goes by whoever is restrained most. */
export const mixedForce = rule({
  ruling: 'faq96-22-federation-attacks-11',
  asked: isBoundByItsMembers,
  applies: () => true,
  answer: true,
})

/** Nobody attacks what is his own, */
export const sparesItsOwn = rule({
  ruling: 'faq96-22-self-attacks-01',
  asked: isSparedByItsOwn,
  applies: () => true,
  answer: true,
})

/** unless a card has it attacked. */
export const unlessACardSaysSo = rule({
  ruling: 'faq96-22-self-attacks-02',
  asked: isSparedByItsOwn,
  applies: ({ by }) => by !== undefined,
  answer: false,
  exceptionTo: [sparesItsOwn],
})
