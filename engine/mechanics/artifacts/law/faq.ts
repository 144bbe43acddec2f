import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { custom, denial, presumption } from '../../../kernel/rule.ts'
import { seededPersonnel } from '../../missions/questions.ts'
import {
  countsForBothTypes,
  earnsArtifacts,
  isATypeAskedFor,
  isTakenIntoHandFirst,
  reliesOnTheOpponents,
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

export const anybodys = presumption({
  ruling: 'what a card wants on the table may be the property of either player',
  asked: reliesOnTheOpponents,
  applies: () => true,
  answer: true,
})

/** Only one's own will do. */
export const onesOwn = denial('faq96-33-tox-uthat-01', anybodys, false)

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

const wereInside = (game: Game, under: CardId): boolean => game.facts(under).type === 'artifact'

const captured = presumption({
  ruling: "the opponent's personnel who are found are captured",
  asked: seededPersonnel,
  applies: ({ own, under }, game) => !own && wereInside(game, under),
  answer: 'captured',
})

const join = custom({
  ruling: 'custom-artifacts-01',
  beside: ['faq1996'],
  asked: seededPersonnel,
  applies: ({ own, under }, game) => own && wereInside(game, under),
  answer: 'joins',
})

/** What the FAQ says of artifacts: how they are earned, played and used. */
export const faqArtifacts = [
  earnedByThoseWhoCame,
  denial('faq96-33-artifacts-02', earnedByThoseWhoCame, ({ solved }) => solved),
  likeEquipmentPlayed,
  denial('faq96-33-artifacts-03', likeEquipmentPlayed, false),
  anybodys,
  onesOwn,
  animalsToo,
  denial('faq96-33-kurlan-naiskos-02', animalsToo, false),
  animalsStandIn,
  denial('faq96-33-kurlan-naiskos-03', animalsStandIn, false),
  ofOneType,
  denial('faq96-33-kurlan-naiskos-01', ofOneType, true),
  captured,
  denial('faq96-33-cryosatellite-02', captured, 'discarded'),
  join,
]
