import { is } from '../../board/can.ts'
import { inPlay, locationOf } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { against, rule } from '../../kernel/rule.ts'
import { printedBox } from '../../mechanics/skills/box.ts'
import { isListed } from '../../mechanics/skills/entry.ts'
import { mayBeTaken } from '../../questions/skills/questions.ts'
import { isOfOneHive, letsShare, levelShared, takesPart } from '../../questions/skills/sharing.ts'

const isRegular = (skill: string, level: number): boolean => isListed({ skill, level }) && level > 0

export const sameHive = rule({
  ruling: '1eS-skill-sharing-10',
  asked: isOfOneHive,
  applies: ({ card }, game) => inPlay(game.card(card)),
  answer: ({ card, other }, game) => locationOf(game, card) === locationOf(game, other),
})

/** Is the card aboard a ship that is cloaked or phased? */
export function isVeiled(game: Game, card: CardId): boolean {
  const { place, holder } = game.card(card)
  return place === 'aboard' && (is(game, holder, 'cloaked') || is(game, holder, 'phased'))
}

/** Between ships, if one of them is cloaked or phased, nothing is shared. */
export const acrossVeils = rule({
  ruling: '1eS-skill-sharing-16',
  asked: isOfOneHive,
  applies: ({ card, other }, game) =>
    game.card(card).holder !== game.card(other).holder && (isVeiled(game, card) || isVeiled(game, other)),
  answer: false,
  exceptionTo: [sameHive],
})

export const sharing = [
  rule({
    ruling: '1eS-skill-sharing-01',
    asked: letsShare,
    applies: ({ card }, game) => !!game.text(card).sharing,
    answer: ({ card, player }, game) => game.card(card).controller === player,
  }),
  against('1eS-skill-sharing-03', mayBeTaken, true, {
    not: 'only skills that are printed are shared',
    of: ['shared'],
    applies: ({ card, skill, level }, game) =>
      isListed({ skill, level }) &&
      level > 0 &&
      game.facts(card).classification !== skill &&
      !printedBox(game, card).some(entry => entry.skill === skill),
  }),
  against('1eS-skill-sharing-04', mayBeTaken, true, {
    not: 'a classification is not shared, whatever has become of it',
    of: ['shared'],
    applies: ({ card, skill }, game) => is(game, card, 'assimilated') && game.facts(card).classification === skill,
  }),
  rule({
    ruling: '1eS-skill-sharing-06',
    asked: levelShared,
    answer: ({ levels }) => Math.max(...levels),
  }),
  rule({
    ruling: '1eS-skill-sharing-08',
    asked: mayBeTaken,
    of: ['shared'],
    applies: ({ skill, level }) => !isRegular(skill, level),
    answer: false,
  }),
  against('1eS-skill-sharing-09', takesPart, true, {
    not: 'only Borg with the Communication icon share skills',
    applies: ({ linked }) => linked,
    mistaken: ({ card }, game) => !!game.facts(card).icons?.includes('communication'),
  }),
  // Those without a Borg of that icon among them are cut off.
  rule({
    ruling: '1eS-skill-sharing-14',
    asked: takesPart,
    applies: ({ linked }) => !linked,
    answer: false,
  }),
  sameHive,
  acrossVeils,
]
