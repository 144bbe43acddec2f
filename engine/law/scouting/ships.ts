import { against, denial, presumption, type Rule, rule } from '../../kernel/rule.ts'
import {
  type Boarding,
  mayBoard,
  needsAnObjective,
  permitsScouting,
  type Scouting,
  scoutingIsComplete,
  staysComplete,
} from '../../questions/scouting/questions.ts'

function mayNotBoard(
  ruling: string,
  when: (about: Boarding) => boolean,
  exceptionTo: readonly Rule<typeof mayBoard>[] = [],
) {
  return rule({ ruling, asked: mayBoard, applies: when, answer: false, exceptionTo })
}

const onceOnly = presumption({
  ruling: 'one scout is beamed over, and no other after him',
  asked: mayBoard,
  applies: ({ again, active }) => again && !active.length,
  answer: false,
})

/** Borg sent by a card are more than one scout. */
const byACard = denial('1eS-scouting-ships-06', onceOnly, true)
const oneAtATime = mayNotBoard('1eS-scouting-ships-03', ({ cards }) => cards.length > 1, [byACard])
const noneAfterHim = mayNotBoard('1eS-scouting-ships-07', ({ active }) => active.length > 0)

/** Borg who were attacked aboard are avenged by any number. */
const anyNumber = rule({
  ruling: '1eS-scouting-ships-08',
  asked: mayBoard,
  applies: ({ attacked }) => attacked !== undefined,
  answer: true,
  exceptionTo: [oneAtATime, noneAfterHim, onceOnly],
})

const ofShip = ({ what }: Scouting): boolean => what === 'ship'

const completeAtTheEnd = rule({
  ruling: '1eS-scouting-ships-11',
  asked: scoutingIsComplete,
  applies: about => ofShip(about) && about.active.length > 0,
  answer: true,
})

/** How Borg come aboard an enemy ship to scout it, and when that is complete. */
export const scoutingOfShips = [
  rule({
    ruling: '1eS-scouting-ships-01',
    asked: needsAnObjective,
    applies: ({ what }) => what === 'ship',
    answer: true,
  }),
  rule({
    ruling: '1eS-scouting-ships-02',
    asked: permitsScouting,
    applies: ({ what, activated, aimed }) => what === 'ship' && !(activated && aimed),
    answer: false,
  }),
  oneAtATime,
  noneAfterHim,
  onceOnly,
  byACard,
  anyNumber,
  mayNotBoard(
    '1eS-scouting-ships-09',
    ({ attacked, cards, active }) => attacked === 'elsewhere' && (cards.length > 1 || active.length > 0),
    [anyNumber, byACard],
  ),
  completeAtTheEnd,
  against('1eS-scouting-ships-04', scoutingIsComplete, true, {
    not: 'only a scout who was beamed over for it scouts a ship',
    applies: about => ofShip(about) && about.active.length > 0 && !about.sent.length,
    exceptionTo: [completeAtTheEnd],
  }),
  against('1eS-scouting-ships-15', staysComplete, true, {
    not: 'the scouting of a ship is undone when nobody of the scouts is left',
    applies: about => ofShip(about) && !about.active.length,
  }),
]
