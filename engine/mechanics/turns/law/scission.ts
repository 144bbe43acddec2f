import type { Game } from '../../../kernel/game.ts'
import type { About } from '../../../kernel/question.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { refersTo } from '../../../text/names.ts'
import { isGranted } from '../../reporting/questions.ts'

type Asked = About<typeof isGranted>

const isScission = ({ by }: Asked, game: Game): boolean =>
  refersTo(game, 'Delta Quadrant Spatial Scission', game.card(by).title)

const soFar = ({ done, next }: Asked): number => done.filter(one => one === next).length

/** Were all of them of the kind that comes next? */
const isMoreOfIt = (about: Asked): boolean => soFar(about) === about.done.length

const moreBesides = presumption({
  ruling: 'two cards are played, and two are drawn besides',
  asked: isGranted,
  applies: (about, game) => isScission(about, game) && about.done.length >= 2 && soFar(about) < 2,
  answer: true,
})

/** What a player may do when he has placed a card out-of-play with the incident. */
export const scission = [
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-02',
    asked: isGranted,
    applies: (about, game) =>
      isScission(about, game) && about.next === 'play' && isMoreOfIt(about) && about.done.length < 2,
    answer: true,
  }),
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-03',
    asked: isGranted,
    applies: (about, game) =>
      isScission(about, game) && about.next === 'draw' && isMoreOfIt(about) && about.done.length < 2,
    answer: true,
  }),
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-04',
    asked: isGranted,
    applies: (about, game) => isScission(about, game) && about.done.length === 1 && !isMoreOfIt(about),
    answer: true,
  }),
  moreBesides,
  denial('1eD-delta-quadrant-spatial-scission-05', moreBesides, false),
]
