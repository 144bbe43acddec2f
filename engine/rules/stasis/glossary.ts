import type { Game } from '../../flow/game.ts'
import { is } from '../../state/ask.ts'
import { isPersonnel } from '../../state/places.ts'
import type { Capability } from '../capability.ts'
import type { Questions } from '../questions.ts'
import { denial, presumption, type Rule, rule } from '../rule.ts'

type About = Questions['can']['about']

/** What a stopped or stunned card is granted, a card in stasis is not. */
const grants = ['1eS-stopped-17', '1eS-stopped-20', '1eS-stunned-and-mortally-wounded-01']

const inStasis = ({ card }: About, game: Game): boolean => is(game, card, 'stasis')

const isVessel = (game: Game, card: string): boolean => ['ship', 'facility'].includes(game.facts(card).type)

/** What a card in stasis may not do, or is of no use for. */
function useless(ruling: string, ...to: readonly Capability[]): Rule<'can'> {
  return rule({
    ruling,
    asked: 'can',
    applies: (about, game) => to.includes(about.to) && inStasis(about, game),
    answer: false,
    exceptionTo: grants,
  })
}

const uses = [
  useless('1eS-stasis-02', 'use text', 'keep text in force'),
  useless('1eS-stasis-03', 'use attributes'),
  useless('1eS-stasis-04', 'use icons', 'staff'),
  useless('1eS-stasis-05', 'use lore'),
  useless('1eS-stasis-06', 'use skills', 'share skills'),
  useless('1eS-stasis-08', 'use gender', 'use species', 'be matching commander', 'use characteristics'),
]

const isPartOfAShip: ReadonlySet<Capability> = new Set([
  'operate transporters',
  'use special equipment',
  'cloak',
  'phase',
])

/** Transporters and special equipment of a ship in stasis are of no use. */
const equipmentOfAShip = rule({
  ruling: '1eS-stasis-07',
  asked: 'can',
  applies: (about, game) => isPartOfAShip.has(about.to) && isVessel(game, about.card) && inStasis(about, game),
  answer: false,
  exceptionTo: grants,
})

const deeds: ReadonlySet<Capability> = new Set([
  'battle',
  'attempt',
  'scout',
  'commandeer',
  'trigger',
  'overcome',
  'nullify',
  'cure',
])

/** A card in stasis does nothing. */
const noAction = rule({
  ruling: '1eS-stasis-11',
  asked: 'can',
  applies: (about, game) =>
    (deeds.has(about.to) || (about.to === 'operate transporters' && isPersonnel(game, about.card))) &&
    inStasis(about, game),
  answer: false,
  exceptionTo: grants,
})

const movements = [useless('1eS-stasis-12', 'move', 'dock', 'walk', 'be taken along'), useless('1eS-stasis-13', 'beam')]

/** A card in stasis is in play for no purpose but uniqueness. */
const notInPlay = rule({
  ruling: '1eS-stasis-10',
  asked: 'can',
  applies: (about, game) =>
    (about.to === 'count as in play' || about.to === 'count for uniqueness') && inStasis(about, game),
  answer: false,
})

/** It is in play for uniqueness. */
const stillUnique = rule({
  ruling: '1eS-stasis-09',
  asked: 'can',
  applies: (about, game) => about.to === 'count for uniqueness' && inStasis(about, game),
  answer: true,
  exceptionTo: ['1eS-stasis-10'],
})

/** A ship or facility in stasis is no target of an attack. */
const notAttacked = rule({
  ruling: '1eS-stasis-19',
  asked: 'can',
  applies: (about, game) => about.to === 'be attacked' && isVessel(game, about.card) && inStasis(about, game),
  answer: false,
})

/** Personnel in stasis take no part in a personnel battle, on either side. */
const leftOut = rule({
  ruling: '1eS-stasis-20',
  asked: 'can',
  applies: (about, game) => about.to === 'be attacked' && isPersonnel(game, about.card) && inStasis(about, game),
  answer: false,
})

const endsByItself = presumption({
  ruling: 'stasis ends with the turn, as being stopped does',
  asked: 'ends with the turn',
  applies: ({ condition }) => condition === 'stasis',
  answer: true,
})

/** Stasis lasts until the card that caused it says that it ends. */
const lasts = denial('1eS-stasis-01', endsByItself, false)

/** Whoever is killed in stasis is in stasis no more, and the text about the death is carried out. */
const bonusAfterStasis = rule({
  ruling: '1eS-stasis-27',
  asked: 'follows',
  applies: (about, game) => about.what === 'dies' && is(game, about.card, 'stasis'),
  answer: about => (about.what === 'dies' ? [{ do: 'end', condition: 'stasis', cards: [about.card] }] : []),
})

export const glossaryStasis = [
  ...uses,
  equipmentOfAShip,
  noAction,
  ...movements,
  notInPlay,
  stillUnique,
  notAttacked,
  leftOut,
  useless('1eS-stasis-21', 'be selected to die'),
  endsByItself,
  lasts,
  bonusAfterStasis,
]
