import { is } from '../../../board/can.ts'
import { isByCircumstance, permission } from '../../../board/questions.ts'
import { isLainOn } from '../../../board/signs.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { countsAsEvent } from '../../nullifying/questions.ts'
import { isSeededIn } from '../../seeding/questions.ts'
import { isShut } from '../closing.ts'
import { keepsHowItIsPlayed, keepsItsIcons, mayBeClosed, staysWhenClosed } from '../questions.ts'

const closedBy = (ruling: string) =>
  rule({
    ruling,
    asked: isByCircumstance,
    of: ['closed'],
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && isShut(game, card),
    needs: [isLainOn],
    answer: true,
  })

const withIt = presumption({
  ruling: 'who came through a doorway leaves when it is closed',
  asked: staysWhenClosed,
  applies: () => true,
  answer: false,
})

const likeAnEvent = presumption({
  ruling: 'a doorway on the table is nullified like an event',
  asked: countsAsEvent,
  applies: ({ card }, game) => game.facts(card).type === 'doorway',
  answer: true,
})

const first = presumption({
  ruling: 'the Doorway is seeded before all else',
  asked: isSeededIn,
  applies: ({ type }) => type === 'doorway',
  answer: ({ phase }) => phase === 'seed-doorway',
})

const notByEvents = presumption({
  ruling: 'what closes a doorway is out of reach of what nullifies events',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) =>
    !!game.text(card).closes &&
    game.card(card).place === 'on' &&
    by !== undefined &&
    game.facts(by).type === 'interrupt',
  answer: false,
})

/** In 1996 one doorway is spoken of: when it is seeded, what closes it, and what that leaves alone. */
export const in1996 = [
  first,
  denial('faq96-310-au-doorway-01', first, true),
  withIt,
  denial('faq96-310-au-doorway-05', withIt, true),
  closedBy('faq96-310-au-doorway-07'),
  likeAnEvent,
  denial('faq96-310-au-doorway-08', likeAnEvent, false),
  notByEvents,
  denial('faq96-310-au-doorway-09', notByEvents, true),
]

const once = presumption({
  ruling: 'what is closed is not closed once more',
  asked: mayBeClosed,
  applies: ({ closed }) => closed,
  answer: false,
})

const placeToo = presumption({
  ruling: 'a closed doorway takes back what it made when it was played',
  asked: keepsHowItIsPlayed,
  applies: () => true,
  answer: false,
})

const beyondNullifying = presumption({
  ruling: 'what is closed is not nullified any more',
  asked: permission,
  of: ['be affected'],
  applies: ({ card, by }, game) => by !== undefined && game.facts(card).type === 'doorway' && is(game, card, 'closed'),
  answer: false,
})

const iconsToo = presumption({
  ruling: 'a closed doorway loses its icons as well',
  asked: keepsItsIcons,
  applies: () => true,
  answer: false,
})

/** By the Glossary a closed doorway is no passage, and is what it was in all else. */
export const byTheGlossary = [
  closedBy('1eD-doorway-07'),
  once,
  denial('1eD-doorway-08', once, true),
  rule({
    ruling: '1eD-doorway-09',
    asked: permission,
    of: ['use text', 'keep text in force'],
    applies: ({ card }, game) => game.facts(card).type === 'doorway' && is(game, card, 'closed'),
    answer: false,
  }),
  placeToo,
  denial('1eD-doorway-13', placeToo, true),
  beyondNullifying,
  denial('1eD-doorway-14', beyondNullifying, true),
  iconsToo,
  denial('1eD-doorway-16', iconsToo, true),
]
