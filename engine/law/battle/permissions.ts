import { inPlay } from '../../board/places.ts'
import { against, rule } from '../../kernel/rule.ts'
import { affiliationsOf } from '../../mechanics/compatibility/affiliations.ts'
import { reachesAMixedForce } from '../../questions/battle/permission.ts'
import { mayBePlayedBesideOthers } from '../../questions/reporting/questions.ts'

/** and on several. */
export const severalWars = against('faq96-38-wartime-conditions-04', mayBePlayedBesideOthers, true, {
  not: 'one war is declared at a time',
  applies: ({ card, player }, game) =>
    !game.text(card).terms &&
    game.state.cards.some(c => c.title === game.card(card).title && inPlay(c) && c.controller === player),
})

/** Leave to attack an affiliation is leave to attack whom has one of it among them, */
export const affiliations = rule({
  ruling: 'cr14-battle-affiliation-restrictions-01',
  asked: reachesAMixedForce,
  applies: ({ named }) => named === 'affiliation',
  answer: true,
})

/** and so is leave to attack a faction, */
export const factions = rule({
  ruling: 'cr14-battle-affiliation-restrictions-02',
  asked: reachesAMixedForce,
  applies: ({ named }) => named === 'faction',
  answer: true,
})

/** whoever else is with them. */
export const noProtection = against('cr14-battle-affiliation-restrictions-03', reachesAMixedForce, true, {
  not: 'those who work with others have their protection',
  applies: ({ others }, game) => others.some(id => !affiliationsOf(game, id).includes('non-aligned')),
  exceptionTo: [affiliations, factions],
})
