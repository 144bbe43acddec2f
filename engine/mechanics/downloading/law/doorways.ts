import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { bundlesOf } from '../../reporting/free-play.ts'
import { goesOnTheTable, mayBeGivenUpAgain } from '../questions.ts'

type Again = About<typeof mayBeGivenUpAgain>

const areSpacedoors = ({ by, earlier }: Again, game: Game): boolean =>
  [by, earlier].every(id => refersTo(game, 'Spacedoor', game.card(id).title))

const eachDoor = presumption({
  ruling: 'every Spacedoor takes the place of the card play by itself',
  asked: mayBeGivenUpAgain,
  applies: (about, game) => areSpacedoors(about, game) && !bundlesOf(game, about.player).length,
  answer: true,
})

/** All Spacedoors of a player together, one ship a turn. */
const allDoors = denial('1eS-spacedoor-06', eachDoor, false)

const eachReport = presumption({
  ruling: 'a card play of several cards may be given up several times',
  asked: mayBeGivenUpAgain,
  applies: ({ player }, game) => bundlesOf(game, player).length > 0,
  answer: true,
})

/** However many cards it may be, the card play is given up once. */
const oneShip = denial('1eS-spacedoor-07', eachReport, false)

const ontoTheTable = presumption({
  ruling: 'a doorway that lies on the table may be downloaded onto it',
  asked: goesOnTheTable,
  applies: ({ card, download: { by } }, game) =>
    game.facts(card).type === 'doorway' && refersTo(game, 'Space-Time Portal', game.card(by).title),
  answer: true,
})

/** Space-Time Portal downloads it to be played, and not onto the table. */
const playedOnly = denial('1eS-space-time-portal-12', ontoTheTable, false)

/** What doorways download. */
export const doorways = [eachDoor, allDoors, eachReport, oneShip, ontoTheTable, playedOnly]
