import { inPlay } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { affiliationsOf } from '../../compatibility/affiliations.ts'
import { mayBePlayedBesideOthers } from '../../reporting/questions.ts'
import { besideOthers } from '../../species/law/series-icons.ts'
import { isStillAnOccasion, reachesAMixedForce, reachesItsOwn } from '../permission-questions.ts'

/** War is declared at any time after the attack, */
export const atAnyTime = rule({
  ruling: 'faq96-38-wartime-conditions-03',
  asked: isStillAnOccasion,
  applies: () => true,
  answer: true,
})

const notOnItsOwn = presumption({
  ruling: 'nobody declares war on his own affiliation',
  asked: reachesItsOwn,
  applies: () => true,
  answer: false,
})

/** on the Federation by the Federation, too, */
export const civilWar = denial('faq96-38-wartime-conditions-02', notOnItsOwn, true)

const once = presumption({
  ruling: 'one war is declared at a time',
  asked: mayBePlayedBesideOthers,
  applies: ({ card, player }, game) =>
    game.state.cards.some(c => c.title === game.card(card).title && inPlay(c) && c.controller === player),
  answer: false,
  exceptionTo: [besideOthers],
})

/** and on several. */
export const severalWars = denial('faq96-38-wartime-conditions-04', once, true)

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

const protectedByOthers = presumption({
  ruling: 'those who work with others have their protection',
  asked: reachesAMixedForce,
  applies: ({ others }, game) => others.some(id => !affiliationsOf(game, id).includes('non-aligned')),
  answer: false,
  exceptionTo: [affiliations, factions],
})

/** whoever else is with them. */
export const noProtection = denial('cr14-battle-affiliation-restrictions-03', protectedByOthers, true)
