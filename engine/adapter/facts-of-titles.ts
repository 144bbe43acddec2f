import type { CardFacts } from '../../cards/facts.ts'
import { namedSkills } from '../../cards/named-skills.ts'
import type { BoardFact } from '../../protocol/board-facts.ts'
import type { FactWord } from '../../protocol/types.ts'
import { specialEquipmentOf, systemsOf } from '../board/special-equipment.ts'
import type { Game } from '../kernel/game.ts'
import { agree } from '../mechanics/compatibility/cooperation.ts'
import { isFacilityCommander, isMatchingCommander } from '../mechanics/lore/commanders.ts'
import { arePartners, isCouple } from '../mechanics/lore/couples.ts'
import { isNamedInLore } from '../mechanics/lore/names.ts'
import { isSameMission } from '../mechanics/missions/mission-persona.ts'
import { judgeDeck } from '../mechanics/seeding/judge-deck.ts'
import { isOf } from '../mechanics/species/species.ts'
import { mayBeStocked } from '../questions/downloading/questions.ts'
import { corresponds, isHomeworld, isNebula, nativeQuadrant } from '../questions/locations/questions.ts'
import { copyOf, isUnique, samePersona } from '../questions/names/questions.ts'
import { isRegularBelowZero } from '../questions/skills/questions.ts'
import { isCalled, isOfClass } from '../questions/species/questions.ts'
import { areGrouped, isSameCard, refersTo } from '../text/names.ts'
import { pair, type Reader } from './reader.ts'

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Asked of what is printed on the cards of two titles; no where there is no such card. */
const ofTwo =
  (holds: (game: Game, a: CardFacts, b: CardFacts) => boolean): Reader =>
  (game, { titles }) => {
    const [a, b] = pair(titles).map(title => game.printed(title))
    return !!a && !!b && holds(game, a, b)
  }

/** Asked of what is printed on the card of one title, with a word. */
const ofOne =
  (holds: (game: Game, printed: CardFacts, word: string) => boolean): Reader =>
  (game, { titles, word = '' }) => {
    const printed = game.printed(titles?.[0] ?? '')
    return !!printed && holds(game, printed, word)
  }

/** The relations that are asked of titles; the cards need not be on the board. */
export const factsOfTitles: Readonly<Record<Exclude<FactWord, BoardFact>, Reader>> = {
  'matching-commander': ofTwo(isMatchingCommander),
  'facility-commander': ofTwo(isFacilityCommander),
  'romantic-partner': ofTwo(arePartners),
  couple: (game, { titles = [] }) =>
    isCouple(
      game,
      titles.flatMap(title => game.printed(title) ?? []),
    ),
  species: ofOne((game, printed, word) => isOf(game, printed, word)),
  'of-class': ofOne((game, printed, word) => game.decide(isOfClass, { printed, class: word })),
  'special-equipment': ofOne((game, printed, word) => specialEquipmentOf(game, printed).includes(word)),
  copy: (game, { titles }) => game.decide(copyOf, { a: pair(titles)[0], b: pair(titles)[1] }),
  unique: ofOne((game, printed) => game.decide(isUnique, { printed })),
  has: ofOne(hasFeature),
  'regular-skill': ofOne((game, { skills = {} }, skill) => {
    const level = skills[skill] ?? 0
    return level > 0 || (level < 0 && game.decide(isRegularBelowZero, { skill, where: 'on the card' }))
  }),
  'named-in-lore': (game, { titles }) => isNamedInLore(game, ...pair(titles)),
  'native-quadrant': ofOne((game, printed, word) =>
    same(game.decide(nativeQuadrant, { printed }), word.replace(/ quadrant$/i, '')),
  ),
  corresponding: ofTwo((game, place, time) =>
    game.decide(corresponds, { place, time, quadrant: place.quadrant ?? 'alpha' }),
  ),
  homeworld: ofOne((game, printed, word) => game.decide(isHomeworld, { printed, affiliation: word.toLowerCase() })),
  compatible: (game, { titles = [] }) => {
    const lists = titles.map(title => game.printed(title)?.affiliations ?? [])
    return lists.every((own, at) => lists.slice(at + 1).every(there => agree(game, { own, there })))
  },
  'refers-to': (game, { titles }) => refersTo(game, ...pair(titles)),
  grouped: (game, { titles }) => areGrouped(game, ...pair(titles)),
  'same-card': (game, { titles }) => isSameCard(game, ...pair(titles)),
  persona: (game, { titles }) => {
    const [a, b] = pair(titles)
    const [one, other] = [game.printed(a), game.printed(b)]
    if (one?.type === 'mission') return isSameMission(game, a, b)
    return !!one && !!other && game.decide(samePersona, { a: one, b: other })
  },
  'deck-allowed': (game, { titles = [] }) =>
    titles.every(title => game.decide(mayBeStocked, { title, others: titles })),
  'legal-deck': (game, { deck = [], registered }) => {
    const { faults, because } = judgeDeck(game, deck, registered)
    for (const ruling of because) game.because.add(ruling)
    return !faults.length
  },
}

/** A skill, icon, keyword or system by its word, or what the law calls the card. */
function hasFeature(game: Game, printed: CardFacts, word: string): boolean {
  const { skills = {}, icons = [], classification, type } = printed
  if (type === 'mission' && same(word, 'nebula')) return game.decide(isNebula, { printed })
  const words = [...namedSkills(skills), ...icons, ...systemsOf(printed), classification ?? '']
  if (words.some(one => same(one, word))) return true
  return game.decide(isCalled, { printed, word })
}
