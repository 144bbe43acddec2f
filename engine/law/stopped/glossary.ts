import { is, isItself } from '../../board/can.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import type { Capability } from '../../kernel/capability.ts'
import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { presumption, type Rule, rule } from '../../kernel/rule.ts'
import { sameTeam } from '../../questions/compatibility/questions.ts'
import { endsWithTurn, mayBeUnstoppedBy } from '../../questions/stopped/questions.ts'

type Permission = About<typeof permission>

const passive: ReadonlySet<Capability> = new Set([
  'be targeted',
  'be affected',
  'be carried',
  'be selected to die',
  'be attacked',
  'go into stasis',
  'count for uniqueness',
  'count as in play',
])

const stopped = ({ card }: Permission, game: Game): boolean => is(game, card, 'stopped')

const canDoNothing = presumption({
  ruling: 'a stopped card can do nothing',
  asked: permission,
  applies: (about, game) => (about.to === 'be targeted' || !passive.has(about.to)) && stopped(about, game),
  answer: false,
})

/** Stopped cards may be aimed at, as long as that does not make them do what they may not. */
export const mayBeTargeted = rule({
  ruling: '1eS-stopped-17',
  asked: permission,
  of: ['be targeted'],
  applies: stopped,
  answer: true,
  exceptionTo: [canDoNothing],
})

/** What is not forbidden to stopped cards they may do, and they use their skills. */
export const mayDoTheRest = rule({
  ruling: '1eS-stopped-20',
  asked: permission,
  applies: (about, game) => !passive.has(about.to) && stopped(about, game),
  answer: true,
  exceptionTo: [canDoNothing],
})

/** Deeds that stopped cards may not do. */
export function forbidden(ruling: string, ...deeds: readonly Capability[]): Rule<typeof permission> {
  return rule({
    ruling,
    asked: permission,
    of: deeds,
    applies: stopped,
    answer: false,
    exceptionTo: [mayDoTheRest],
  })
}

const forbiddenDeeds = [
  forbidden('1eS-stopped-06', 'beam'),
  forbidden('1eS-stopped-08', 'walk', 'be taken along'),
  forbidden('1eS-stopped-11', 'battle'),
  forbidden('1eS-stopped-12', 'staff'),
  forbidden('1eS-stopped-13', 'attempt'),
  forbidden('1eS-stopped-14', 'commandeer'),
  forbidden('1eS-stopped-15', 'scout'),
  forbidden('1eS-stopped-41', 'trigger'),
  forbidden('1eS-stopped-42', 'overcome'),
  forbidden('1eS-stopped-43', 'nullify'),
  forbidden('1eS-stopped-44', 'cure'),
]

/** The condition ends when the next turn begins, whoever's it is. */
const endsWithTheTurn = rule({
  ruling: '1eS-stopped-30',
  asked: endsWithTurn,
  applies: ({ condition }) => condition === 'stopped',
  answer: true,
})

export const glossaryStatus = [
  ...forbiddenDeeds,
  canDoNothing,
  mayBeTargeted,
  mayDoTheRest,
  // Your cards aboard your stopped ship are stopped.
  rule({
    ruling: '1eS-stopped-40',
    asked: isByCircumstance,
    of: ['stopped'],
    applies: ({ card }, game) => {
      const { place, holder, controller } = game.card(card)
      return place === 'aboard' && isItself(game, holder, 'stopped') && game.card(holder).controller === controller
    },
    answer: true,
  }),
  endsWithTheTurn,
  // A longer period that a card states comes first.
  rule({
    ruling: '1eS-stopped-31',
    asked: endsWithTurn,
    applies: ({ condition, lasting }) => condition === 'stopped' && lasting,
    answer: false,
    exceptionTo: [endsWithTheTurn],
  }),
  // Even those stopped for a fixed time can be freed by another card.
  rule({
    ruling: '1eS-stopped-32',
    asked: mayBeUnstoppedBy,
    applies: ({ lasting }) => lasting,
    answer: true,
  }),
  // Stopped personnel are a group apart from those who are not.
  rule({
    ruling: '1eD-deanna-troi-first-contact-02',
    asked: sameTeam,
    applies: ({ a, b }, game) => is(game, a, 'stopped') !== is(game, b, 'stopped'),
    answer: false,
  }),
]
