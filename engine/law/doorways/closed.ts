import { is } from '../../board/can.ts'
import { isByCircumstance, permission } from '../../board/questions.ts'
import { against, rule } from '../../kernel/rule.ts'
import { isShut } from '../../mechanics/doorways/closing.ts'
import { mayBeClosed } from '../../questions/doorways/questions.ts'
import { countsAsEvent } from '../../questions/nullifying/questions.ts'
import { isSeededIn } from '../../questions/seeding/questions.ts'

const closedBy = (ruling: string) =>
  rule({
    ruling,
    asked: isByCircumstance,
    of: ['closed'],
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && isShut(game, card),
    answer: true,
  })

/** In 1996 one doorway is spoken of: when it is seeded, what closes it, and what that leaves alone. */
export const in1996 = [
  against('faq96-310-au-doorway-01', isSeededIn, true, {
    not: 'the Doorway is seeded before all else',
    applies: ({ type }) => type === 'doorway',
    mistaken: ({ phase }) => phase === 'seed-doorway',
  }),
  closedBy('faq96-310-au-doorway-07'),
  against('faq96-310-au-doorway-08', countsAsEvent, false, {
    not: 'a doorway on the table is nullified like an event',
    applies: ({ card }, game) => game.facts(card).type === 'doorway',
  }),
  against('faq96-310-au-doorway-09', permission, true, {
    not: 'what closes a doorway is out of reach of what nullifies events',
    of: ['be affected'],
    applies: ({ card, by }, game) =>
      !!game.text(card).closes &&
      game.card(card).place === 'on' &&
      by !== undefined &&
      game.facts(by).type === 'interrupt',
  }),
]

/** By the Glossary a closed doorway is no passage, and is what it was in all else. */
export const byTheGlossary = [
  closedBy('1eD-doorway-07'),
  against('1eD-doorway-08', mayBeClosed, true, {
    not: 'what is closed is not closed once more',
    applies: ({ closed }) => closed,
  }),
  rule({
    ruling: '1eD-doorway-09',
    asked: permission,
    of: ['use text', 'keep text in force'],
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && is(game, card, 'closed'),
    answer: false,
  }),
  against('1eD-doorway-14', permission, true, {
    not: 'what is closed is not nullified any more',
    of: ['be affected'],
    applies: ({ card, by }, game) =>
      by !== undefined && game.facts(card).type === 'doorway' && is(game, card, 'closed'),
  }),
]
