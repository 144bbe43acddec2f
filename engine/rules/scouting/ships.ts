import { denial, presumption, rule } from '../rule.ts'
import type { Boarding, Scouting } from './questions.ts'

const forAnObjective = rule({
  ruling: '1eS-scouting-ships-01',
  asked: 'needs an objective',
  applies: ({ what }) => what === 'ship',
  answer: true,
})

const activatedAndAimed = rule({
  ruling: '1eS-scouting-ships-02',
  asked: 'permits scouting',
  applies: ({ what, activated, aimed }) => what === 'ship' && !(activated && aimed),
  answer: false,
})

function mayNotBoard(ruling: string, when: (about: Boarding) => boolean, exceptionTo: readonly string[] = []) {
  return rule({ ruling, asked: 'may board', applies: when, answer: false, exceptionTo })
}

const onceOnly = presumption({
  ruling: 'one scout is beamed over, and no other after him',
  asked: 'may board',
  applies: ({ again, active }) => again && !active.length,
  answer: false,
})

/** Borg who were attacked aboard are avenged by any number. */
const anyNumber = rule({
  ruling: '1eS-scouting-ships-08',
  asked: 'may board',
  applies: ({ attacked }) => attacked !== undefined,
  answer: true,
  exceptionTo: ['1eS-scouting-ships-03', '1eS-scouting-ships-07', onceOnly.ruling],
})

const ofShip = ({ what }: Scouting): boolean => what === 'ship'

const completeAtTheEnd = rule({
  ruling: '1eS-scouting-ships-11',
  asked: 'scouting is complete',
  applies: about => ofShip(about) && about.active.length > 0,
  answer: true,
})

const onlyThoseSent = presumption({
  ruling: 'only a scout who was beamed over for it scouts a ship',
  asked: 'scouting is complete',
  applies: about => ofShip(about) && about.active.length > 0 && !about.sent.length,
  answer: false,
  exceptionTo: [completeAtTheEnd.ruling],
})

const undoneByDeath = presumption({
  ruling: 'the scouting of a ship is undone when nobody of the scouts is left',
  asked: 'stays complete',
  applies: about => ofShip(about) && !about.active.length,
  answer: false,
})

/** How Borg come aboard an enemy ship to scout it, and when that is complete. */
export const scoutingOfShips = [
  forAnObjective,
  activatedAndAimed,
  mayNotBoard('1eS-scouting-ships-05', ({ through }) => !through, [anyNumber.ruling, '1eS-scouting-ships-06']),
  mayNotBoard('1eS-scouting-ships-03', ({ cards }) => cards.length > 1, ['1eS-scouting-ships-06']),
  mayNotBoard('1eS-scouting-ships-07', ({ active }) => active.length > 0),
  onceOnly,
  denial('1eS-scouting-ships-06', onceOnly, true),
  anyNumber,
  mayNotBoard(
    '1eS-scouting-ships-09',
    ({ attacked, cards, active }) => attacked === 'elsewhere' && (cards.length > 1 || active.length > 0),
    [anyNumber.ruling, '1eS-scouting-ships-06'],
  ),
  completeAtTheEnd,
  onlyThoseSent,
  denial('1eS-scouting-ships-04', onlyThoseSent, true),
  undoneByDeath,
  denial('1eS-scouting-ships-15', undoneByDeath, true),
]
