import type { Game } from '../../kernel/game.ts'
import type { About } from '../../kernel/question.ts'
import { against } from '../../kernel/rule.ts'
import { bundlesOf } from '../../mechanics/reporting/free-play.ts'
import { goesOnTheTable, mayBeGivenUpAgain } from '../../questions/downloading/questions.ts'
import { refersTo } from '../../text/names.ts'

type Again = About<typeof mayBeGivenUpAgain>

const areSpacedoors = ({ by, earlier }: Again, game: Game): boolean =>
  [by, earlier].every(id => refersTo(game, 'Spacedoor', game.card(id).title))

/** What doorways download. */
export const doorways = [
  // All Spacedoors of a player together, one ship a turn.
  against('1eS-spacedoor-06', mayBeGivenUpAgain, false, {
    not: 'every Spacedoor takes the place of the card play by itself',
    applies: (about, game) => areSpacedoors(about, game) && !bundlesOf(game, about.player).length,
  }),
  // However many cards it may be, the card play is given up once.
  against('1eS-spacedoor-07', mayBeGivenUpAgain, false, {
    not: 'a card play of several cards may be given up several times',
    applies: ({ player }, game) => bundlesOf(game, player).length > 0,
  }),
  // Space-Time Portal downloads it to be played, and not onto the table.
  against('1eS-space-time-portal-12', goesOnTheTable, false, {
    not: 'a doorway that lies on the table may be downloaded onto it',
    applies: ({ card, download: { by } }, game) =>
      game.facts(card).type === 'doorway' && refersTo(game, 'Space-Time Portal', game.card(by).title),
  }),
]
