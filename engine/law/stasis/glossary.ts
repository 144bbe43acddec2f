import { is } from '../../board/can.ts'
import { isPersonnel } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { after } from '../../kernel/happening.ts'
import type { About } from '../../kernel/question.ts'
import { against, type Rule, rule } from '../../kernel/rule.ts'
import { endsWithTurn } from '../../questions/stopped/questions.ts'
import { stillModify } from '../disabled/stunned.ts'
import { mayBeTargeted, mayDoTheRest } from '../stopped/glossary.ts'

type Asked = About<typeof permission>

/** What a stopped or stunned card is granted, a card in stasis is not. */
const grants = [mayBeTargeted, mayDoTheRest, stillModify]

const inStasis = ({ card }: Asked, game: Game): boolean => is(game, card, 'stasis')

/** What a card in stasis may not do, or is of no use for. */
function useless(ruling: string, ...to: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: to,
    applies: inStasis,
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

const movements = [useless('1eS-stasis-12', 'move', 'dock', 'walk', 'be taken along'), useless('1eS-stasis-13', 'beam')]

export const glossaryStasis = [
  ...uses,
  // Transporters and special equipment of a ship in stasis are of no use.
  rule({
    ruling: '1eS-stasis-07',
    asked: permission,
    of: ['operate transporters', 'use special equipment'],
    applies: (about, game) => !isPersonnel(game, about.card) && inStasis(about, game),
    answer: false,
    exceptionTo: grants,
  }),
  // A card in stasis does nothing; what its transporters are good for another paragraph says.
  rule({
    ruling: '1eS-stasis-11',
    asked: permission,
    of: ['operate transporters', 'battle', 'attempt', 'scout', 'commandeer'],
    applies: (about, game) =>
      (about.to !== 'operate transporters' || isPersonnel(game, about.card)) && inStasis(about, game),
    answer: false,
    exceptionTo: grants,
  }),
  ...movements,
  /** It is in play for no other purpose. */
  useless('1eS-stasis-10', 'count as in play'),
  // It is in play for uniqueness.
  against('1eS-stasis-09', permission, true, {
    not: 'a card in stasis is out of play for uniqueness, too',
    applies: (about, game) => about.to === 'count for uniqueness' && inStasis(about, game),
  }),
  // A ship in stasis is no target of an attack.
  rule({
    ruling: '1eS-stasis-19',
    asked: permission,
    applies: (about, game) =>
      about.to === 'be attacked' && game.facts(about.card).type === 'ship' && inStasis(about, game),
    answer: false,
  }),
  // Personnel in stasis take no part in a personnel battle, on either side.
  rule({
    ruling: '1eS-stasis-20',
    asked: permission,
    of: ['be attacked'],
    applies: (about, game) => isPersonnel(game, about.card) && inStasis(about, game),
    answer: false,
  }),
  useless('1eS-stasis-21', 'be selected to die'),
  // Stasis lasts until the card that caused it says that it ends.
  against('1eS-stasis-01', endsWithTurn, false, {
    not: 'stasis ends with the turn, as being stopped does',
    applies: ({ condition }) => condition === 'stasis',
  }),
  // Whoever is killed in stasis is in stasis no more, and the text about the death is carried out.
  rule({
    ruling: '1eS-stasis-27',
    ...after(
      'dies',
      ({ card }) => [{ do: 'end', condition: 'stasis', cards: [card] }],
      ({ card }, game) => is(game, card, 'stasis'),
    ),
  }),
]
