import { is } from '../../../board/can.ts'
import { inPlay, locationOf } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import type { Game } from '../../../kernel/game.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { printedBox } from '../box.ts'
import { isListed } from '../entry.ts'
import { mayBeTaken } from '../questions.ts'
import {
  givesInReturn,
  isOfOneHive,
  letsShare,
  levelShared,
  sharesBeforeReporting,
  sharesByItself,
  takesPart,
} from '../sharing-questions.ts'

const byText = rule({
  ruling: '1eS-skill-sharing-01',
  asked: letsShare,
  applies: ({ card }, game) => !!game.text(card).sharing,
  answer: ({ card, player }, game) => game.card(card).controller === player,
})

const bothHaveThem = presumption({
  ruling: 'to have the skills of another personnel is to share them',
  asked: givesInReturn,
  applies: () => true,
  answer: true,
})

/** What adds skills of another personnel does not share them. */
const addingIsNoSharing = denial('1eS-skill-sharing-02', bothHaveThem, false)

const isRegular = (skill: string, level: number): boolean => isListed({ skill, level }) && level > 0

const onlyPrinted = presumption({
  ruling: 'only skills that are printed are shared',
  asked: mayBeTaken,
  of: ['shared'],
  applies: ({ card, skill, level }, game) =>
    isListed({ skill, level }) &&
    level > 0 &&
    game.facts(card).classification !== skill &&
    !printedBox(game, card).some(entry => entry.skill === skill),
  answer: false,
})

const allRegularSkills = denial('1eS-skill-sharing-03', onlyPrinted, true)

const neverClassifications = presumption({
  ruling: 'a classification is not shared, whatever has become of it',
  asked: mayBeTaken,
  of: ['shared'],
  applies: ({ card, skill }, game) => is(game, card, 'assimilated') && game.facts(card).classification === skill,
  answer: false,
})

const formerClassifications = denial('1eS-skill-sharing-04', neverClassifications, true)

const atWill = presumption({
  ruling: 'nobody shares skills unless the player says so',
  asked: sharesByItself,
  applies: () => true,
  answer: false,
})

const compulsory = denial('1eS-skill-sharing-05', atWill, true)

const highestLevel = rule({
  ruling: '1eS-skill-sharing-06',
  asked: levelShared,
  applies: () => true,
  answer: ({ levels }) => Math.max(...levels),
})

const noSpecialSkills = rule({
  ruling: '1eS-skill-sharing-08',
  asked: mayBeTaken,
  of: ['shared'],
  applies: ({ skill, level }) => !isRegular(skill, level),
  answer: false,
})

const onlyWithTheIcon = presumption({
  ruling: 'only Borg with the Communication icon share skills',
  asked: takesPart,
  applies: ({ linked }) => linked,
  answer: ({ card }, game) => !!game.facts(card).icons?.includes('communication'),
})

const whateverTheIcon = denial('1eS-skill-sharing-09', onlyWithTheIcon, true)

/** Those without a Borg of that icon among them are cut off. */
const cutOff = rule({
  ruling: '1eS-skill-sharing-14',
  asked: takesPart,
  applies: ({ linked }) => !linked,
  answer: false,
})

export const sameHive = rule({
  ruling: '1eS-skill-sharing-10',
  asked: isOfOneHive,
  applies: ({ card }, game) => inPlay(game.card(card)),
  answer: ({ card, other }, game) => locationOf(game, card) === locationOf(game, other),
})

const notYet = rule({
  ruling: '1eS-skill-sharing-15',
  asked: sharesBeforeReporting,
  applies: () => true,
  answer: false,
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
  byText,
  addingIsNoSharing,
  allRegularSkills,
  formerClassifications,
  compulsory,
  highestLevel,
  noSpecialSkills,
  whateverTheIcon,
  cutOff,
  sameHive,
  notYet,
  acrossVeils,
]
