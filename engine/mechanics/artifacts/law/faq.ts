import { isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption, rule } from '../../../kernel/rule.ts'
import { seededPersonnel } from '../../missions/questions.ts'
import { countsAsEvent } from '../../nullifying/questions.ts'
import { countsAsASeedCard, seedCardsAtMost } from '../../seeding/questions.ts'
import {
  countsAsInterrupt,
  countsForBothTypes,
  earnsArtifacts,
  isATypeAskedFor,
  isTakenIntoHandFirst,
  reliesOnTheOpponents,
  staffsAlthoughNoPersonnel,
  standsInForAType,
} from '../questions.ts'

const earnedByThoseWhoCame = presumption({
  ruling: 'whoever comes past all dilemmas earns the artifacts',
  asked: earnsArtifacts,
  applies: () => true,
  answer: true,
})

const likeEquipmentPlayed = presumption({
  ruling: 'an artifact that is used like equipment is played from hand like equipment',
  asked: isTakenIntoHandFirst,
  applies: () => true,
  answer: true,
})

/** Does it take effect as soon as it is earned, without being played? */
function actsAtOnce(game: Game, card: CardId): boolean {
  const { plays, timed } = game.text(card)
  return game.facts(card).type === 'artifact' && !plays && !!timed?.some(t => t.at === 'earned')
}

const eventAtOnce = presumption({
  ruling: 'an artifact that takes effect at once is an event',
  asked: countsAsEvent,
  applies: ({ card }, game) => actsAtOnce(game, card),
  answer: true,
})

const interruptAtOnce = presumption({
  ruling: 'an artifact that takes effect at once is played as an interrupt',
  asked: countsAsInterrupt,
  applies: ({ card }, game) => actsAtOnce(game, card),
  answer: true,
})

/** An artifact that is played as an interrupt is open to what affects interrupts. */
const playedAsInterrupt = rule({
  ruling: 'faq96-33-betazoid-gift-box-04',
  asked: countsAsInterrupt,
  applies: ({ card }, game) => game.notes.playedAs?.[card] === 'interrupt',
  answer: true,
})

const anybodys = presumption({
  ruling: 'what a card wants on the table may be the property of either player',
  asked: reliesOnTheOpponents,
  applies: () => true,
  answer: true,
})

const byItsIcons = presumption({
  ruling: 'whatever has the icons staffs a ship',
  asked: staffsAlthoughNoPersonnel,
  applies: ({ card }, game) => !!game.facts(card).icons?.length,
  answer: true,
})

const animalsToo = presumption({
  ruling: 'an ANIMAL is wanted where all types of personnel are',
  asked: isATypeAskedFor,
  applies: ({ type }) => type === 'ANIMAL',
  answer: true,
})

const animalsStandIn = presumption({
  ruling: 'an ANIMAL stands in for a type that is missing',
  asked: standsInForAType,
  applies: ({ card }, game) => game.facts(card).classification === 'ANIMAL',
  answer: true,
})

const ofOneType = presumption({
  ruling: 'a personnel counts for one type',
  asked: countsForBothTypes,
  applies: () => true,
  answer: false,
})

const halfADeck = custom({
  ruling: 'half of the cards of a game deck are seeded',
  beside: ['faq1996'],
  asked: seedCardsAtMost,
  applies: () => true,
  answer: 30,
})

const isInside = (game: Game, card: CardId): boolean => {
  const { place, holder } = game.card(card)
  return place === 'under' && isPersonnel(game, card) && game.facts(holder).type === 'artifact'
}

/** Whoever lies in a Cryosatellite came on the table with it. */
export const seededForFree = presumption({
  ruling: 'personnel in a Cryosatellite seed for free',
  asked: countsAsASeedCard,
  applies: ({ card }, game) => isInside(game, card),
  answer: false,
})

const wereInside = (game: Game, under: CardId): boolean => game.facts(under).type === 'artifact'

const captured = presumption({
  ruling: "the opponent's personnel who are found are captured",
  asked: seededPersonnel,
  applies: ({ own, under }, game) => !own && wereInside(game, under),
  answer: 'captured',
})

const join = custom({
  ruling: 'personnel who are found join those who found them',
  asked: seededPersonnel,
  applies: ({ own, under }, game) => own && wereInside(game, under),
  answer: 'joins',
})

/** Those of the wrong affiliation are placed under house arrest. */
const arrested = rule({
  ruling: 'faq96-33-cryosatellite-03',
  asked: seededPersonnel,
  applies: ({ own, compatible, under }, game) => own && !compatible && wereInside(game, under),
  answer: 'house arrest',
  exceptionTo: [join],
})

/** What the FAQ says of artifacts: how they are earned, played and used. */
export const faqArtifacts = [
  earnedByThoseWhoCame,
  denial('faq96-33-artifacts-02', earnedByThoseWhoCame, ({ solved }) => solved),
  likeEquipmentPlayed,
  denial('faq96-33-artifacts-03', likeEquipmentPlayed, false),
  eventAtOnce,
  denial('faq96-33-betazoid-gift-box-01', eventAtOnce, false),
  interruptAtOnce,
  denial('faq96-33-betazoid-gift-box-02', interruptAtOnce, false),
  playedAsInterrupt,
  anybodys,
  denial('faq96-33-tox-uthat-01', anybodys, false),
  byItsIcons,
  denial('faq96-33-datas-head-02', byItsIcons, false),
  animalsToo,
  denial('faq96-33-kurlan-naiskos-02', animalsToo, false),
  animalsStandIn,
  denial('faq96-33-kurlan-naiskos-03', animalsStandIn, false),
  ofOneType,
  denial('faq96-33-kurlan-naiskos-01', ofOneType, true),
  halfADeck,
  seededForFree,
  denial('faq96-33-cryosatellite-01', seededForFree, true),
  captured,
  denial('faq96-33-cryosatellite-02', captured, 'discarded'),
  join,
  arrested,
]
