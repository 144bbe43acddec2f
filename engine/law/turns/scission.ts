import type { About } from '../../kernel/question.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isGranted } from '../../questions/reporting/questions.ts'

type Asked = About<typeof isGranted>

const plays = ({ done }: Asked): number => done.filter(one => one === 'play').length
const draws = ({ done }: Asked): number => done.filter(one => one === 'draw').length

/** How many of its kind, and of the other kind, there were before this. */
const before = (about: Asked): { readonly alike: number; readonly others: number } =>
  about.next === 'play' ? { alike: plays(about), others: draws(about) } : { alike: draws(about), others: plays(about) }

/** What a player may do when he has placed a card out-of-play with Delta Quadrant Spatial Scission. */
export const scission = [
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-02',
    asked: isGranted,
    applies: about => about.next === 'play' && !draws(about),
    answer: about => plays(about) < 2,
  }),
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-03',
    asked: isGranted,
    applies: about => about.next === 'draw' && !plays(about),
    answer: about => draws(about) < 2,
  }),
  rule({
    ruling: '1eD-delta-quadrant-spatial-scission-04',
    asked: isGranted,
    applies: about => about.done.length === 1 && !before(about).alike,
    answer: true,
  }),
  against('1eD-delta-quadrant-spatial-scission-05', isGranted, false, {
    not: 'two cards are played, and two are drawn besides',
    applies: about => before(about).others > 0 && about.done.length > 1,
    mistaken: about => before(about).alike < 2,
  }),
]
