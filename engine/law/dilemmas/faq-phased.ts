import { is, isItself } from '../../board/can.ts'
import { isPersonnel } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import type { CardId } from '../../board/state.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import { type Rule, rule } from '../../kernel/rule.ts'
import { unconscious } from '../stasis/faq.ts'
import { mayBePlayedOn } from '../stopped/faq.ts'

const isPhased = (game: Game, card: CardId): boolean => isItself(game, card, 'phased') && isPersonnel(game, card)

/** Something else than being phased is the matter with him. */
const isHindered = (game: Game, card: CardId): boolean =>
  (['stopped', 'disabled', 'stasis'] as const).some(other => is(game, card, other))

/** What is granted to those who are stopped or in stasis is not granted to the phased. */
const grants = [mayBePlayedOn, unconscious]

function withheld(ruling: string, ...what: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: what,
    applies: ({ card }, game) => isPhased(game, card),
    answer: false,
    exceptionTo: grants,
  })
}

/** Of an Away Team that was split only the group that is not phased goes on or beams up. */
const stay = withheld('faq96-322-phased-matter-04', 'attempt', 'beam')

/** The phased can do nothing at all, and lend nothing of what they have. */
const doNothing = withheld(
  'faq96-322-phased-matter-03',
  'walk',
  'battle',
  'use text',
  'keep text in force',
  'use skills',
  'use characteristics',
  'be matching commander',
  'overcome',
  'cure',
)

/** They are out of play where they are. */
const outOfPlay = withheld('faq96-322-phased-matter-05', 'count as in play', 'be attacked', 'be targeted')

/** Nobody who is phased staffs a ship. */
const staffNothing = withheld('faq96-322-phased-matter-07', 'staff')

/** Phased personnel in 1996. */
export const faqPhased = [
  stay,
  doNothing,
  outOfPlay,
  // A ship that lands picks them up, and puts them down, unless something else is the matter with them.
  rule({
    ruling: 'faq96-322-phased-matter-06',
    asked: permission,
    of: ['walk'],
    applies: ({ card }, game) => isPhased(game, card) && !isHindered(game, card),
    answer: true,
    exceptionTo: [doNothing],
  }),
  staffNothing,
  // What frees them may be among themselves.
  rule({
    ruling: 'faq96-322-phased-matter-11',
    asked: permission,
    applies: ({ card }, game) =>
      game.underway.curing !== undefined &&
      game.card(card).because.phased === game.underway.curing &&
      !isHindered(game, card),
    answer: true,
    exceptionTo: [doNothing],
  }),
]
