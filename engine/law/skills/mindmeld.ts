import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { denial, presumption, rule } from '../../kernel/rule.ts'
import { mayBeTaken, mayMeld } from '../../questions/skills/questions.ts'
import { matches } from '../../text/match.ts'
import { refersTo } from '../../text/names.ts'

const notSpecial = presumption({
  ruling: 'Vulcan Mindmeld adds no special skills',
  asked: mayBeTaken,
  applies: ({ as, skill }) => as === 'added' && skill === 'special',
  answer: false,
})

/** Special skills are gained by Vulcan Mindmeld: they are mental. */
export const mentalSkills = denial('faq96-39-vulcan-mindmeld-07', notSpecial, true)

const isOfAThing = (game: Game, card: CardId): boolean => !!game.text(card).special?.ofAThing

const noMind = presumption({
  ruling: 'nobody melds with a machine',
  asked: mayMeld,
  answer: ({ with: other }, game) =>
    !refersTo(game, 'Exocomp', game.card(other).title) &&
    !matches(game, other, { species: 'Android' }, game.card(other).controller),
})

const anyMind = denial('faq96-367-vulcan-mindmeld-01', noMind, true)

/** What is gained by Vulcan Mindmeld in 1996, and of whom. */
export const mindmeldIn1996 = [
  notSpecial,
  mentalSkills,
  // But those are not that are what an object does.
  rule({
    ruling: 'faq96-39-vulcan-mindmeld-08',
    asked: mayBeTaken,
    applies: ({ skill, card }, game) => skill === 'special' && isOfAThing(game, card),
    answer: false,
    exceptionTo: [notSpecial, mentalSkills],
  }),
  noMind,
  anyMind,
  rule({
    ruling: 'faq96-367-vulcan-mindmeld-02',
    asked: mayMeld,
    applies: ({ with: other }, game) => matches(game, other, { icon: 'hologram' }, game.card(other).controller),
    answer: false,
    exceptionTo: [noMind, anyMind],
  }),
]
