import type { Game } from '../../flow/game.ts'
import { is, isItself } from '../../state/ask.ts'
import type { Capability } from '../capability.ts'
import type { Questions } from '../questions.ts'
import { presumption, type Rule, rule } from '../rule.ts'

type About = Questions['can']['about']

const everythingElse = '1eS-stopped-20'
const doesNothing = 'a stopped card can do nothing'
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

const stopped = ({ card }: About, game: Game): boolean => is(game, card, 'stopped')

/** Deeds that stopped cards may not do. */
function forbidden(ruling: string, ...deeds: readonly Capability[]): Rule<'can'> {
  return rule({
    ruling,
    asked: 'can',
    applies: (about, game) => deeds.includes(about.to) && stopped(about, game),
    answer: false,
    exceptionTo: [everythingElse],
  })
}

const forbiddenDeeds = [
  forbidden('1eS-stopped-06', 'beam'),
  forbidden('1eS-stopped-07', 'move', 'dock'),
  forbidden('1eS-stopped-08', 'walk', 'be taken along'),
  forbidden('1eS-stopped-09', 'cloak'),
  forbidden('1eS-stopped-10', 'phase'),
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

const canDoNothing = presumption({
  ruling: doesNothing,
  asked: 'can',
  applies: (about, game) => (about.to === 'be targeted' || !passive.has(about.to)) && stopped(about, game),
  answer: false,
})

/** Stopped cards may be aimed at, as long as that does not make them do what they may not. */
const mayBeTargeted = rule({
  ruling: '1eS-stopped-17',
  asked: 'can',
  applies: (about, game) => about.to === 'be targeted' && stopped(about, game),
  answer: true,
  exceptionTo: [doesNothing],
})

/** What is not forbidden to stopped cards they may do, and they use their skills. */
const mayDoTheRest = rule({
  ruling: everythingElse,
  asked: 'can',
  applies: (about, game) => !passive.has(about.to) && stopped(about, game),
  answer: true,
  exceptionTo: [doesNothing],
})

/** Your cards aboard your stopped ship are stopped. */
const aboardStoppedShip = rule({
  ruling: '1eS-stopped-40',
  asked: 'is by circumstance',
  applies: ({ card, condition }, game) => {
    const { place, holder, controller } = game.card(card)
    return (
      condition === 'stopped' &&
      place === 'aboard' &&
      isItself(game, holder, 'stopped') &&
      game.card(holder).controller === controller
    )
  },
  answer: true,
})

/** The condition ends when the next turn begins, whoever's it is. */
const endsWithTheTurn = rule({
  ruling: '1eS-stopped-30',
  asked: 'ends with the turn',
  applies: ({ condition }) => condition === 'stopped',
  answer: true,
})

/** A longer period that a card states comes first. */
const longerPeriod = rule({
  ruling: '1eS-stopped-31',
  asked: 'ends with the turn',
  applies: ({ condition, lasting }) => condition === 'stopped' && lasting,
  answer: false,
  exceptionTo: ['1eS-stopped-30'],
})

/** Even those stopped for a fixed time can be freed by another card. */
const freedEarlier = rule({
  ruling: '1eS-stopped-32',
  asked: 'may be unstopped by',
  applies: ({ lasting }) => lasting,
  answer: true,
})

/** Stopped personnel are a group apart from those who are not. */
const groupApart = rule({
  ruling: '1eD-deanna-troi-first-contact-02',
  asked: 'same team',
  applies: ({ a, b }, game) => is(game, a, 'stopped') !== is(game, b, 'stopped'),
  answer: false,
})

export const glossaryStatus = [
  ...forbiddenDeeds,
  canDoNothing,
  mayBeTargeted,
  mayDoTheRest,
  aboardStoppedShip,
  endsWithTheTurn,
  longerPeriod,
  freedEarlier,
  groupApart,
]
