import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, denial, presumption } from '../../kernel/rule.ts'
import {
  earnsArtifacts,
  isATypeAskedFor,
  reliesOnTheOpponents,
  standsInForAType,
} from '../../questions/artifacts/questions.ts'
import { seededPersonnel } from '../../questions/missions/questions.ts'

export const anybodys = presumption({
  ruling: 'what a card wants on the table may be the property of either player',
  asked: reliesOnTheOpponents,
  answer: true,
})

/** Only one's own will do. */
export const onesOwn = denial('faq96-33-tox-uthat-01', anybodys, false)

const wereInside = (game: Game, under: CardId): boolean => game.facts(under).type === 'artifact'

/** What the FAQ says of artifacts: how they are earned, played and used. */
export const faqArtifacts = [
  against('faq96-33-artifacts-02', earnsArtifacts, ({ solved }) => solved, {
    not: 'whoever comes past all dilemmas earns the artifacts',
    mistaken: true,
  }),
  anybodys,
  onesOwn,
  against('faq96-33-kurlan-naiskos-02', isATypeAskedFor, false, {
    not: 'an ANIMAL is wanted where all types of personnel are',
    applies: ({ type }) => type === 'ANIMAL',
  }),
  against('faq96-33-kurlan-naiskos-03', standsInForAType, false, {
    not: 'an ANIMAL stands in for a type that is missing',
    applies: ({ card }, game) => game.facts(card).classification === 'ANIMAL',
  }),
  against('faq96-33-cryosatellite-02', seededPersonnel, 'discarded', {
    not: "the opponent's personnel who are found are captured",
    applies: ({ own, under }, game) => !own && wereInside(game, under),
    mistaken: 'captured',
  }),
]
