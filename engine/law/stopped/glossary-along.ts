import { isEquipment } from '../../board/places.ts'
import { presumption, rule } from '../../kernel/rule.ts'
import type { StopCause } from '../../mechanics/stopped/words.ts'
import { stopsWith } from '../../questions/stopped/questions.ts'

const selecting: readonly StopCause[] = ['selected', 'everyone selected']
const byText: readonly StopCause[] = [...selecting, 'whole group', 'text']

const noTextStops = presumption({
  ruling: 'only failing and fighting stop',
  asked: stopsWith,
  applies: ({ cause }) => byText.includes(cause),
  answer: false,
})

/** Equipment is stopped when its whole group is, for this cause. */
function equipmentToo(ruling: string, when: StopCause) {
  return rule({
    ruling,
    asked: stopsWith,
    applies: ({ card, cause }, game) => cause === when && isEquipment(game, card),
    answer: true,
    exceptionTo: [noTextStops],
  })
}

const carriedEquipment = presumption({
  ruling: 'equipment is stopped with those who carry it',
  asked: stopsWith,
  applies: ({ card, cause }, game) => selecting.includes(cause) && isEquipment(game, card),
  answer: true,
  exceptionTo: [noTextStops],
})

/** Equipment is not stopped when selected personnel are. */
function notEquipment(ruling: string, when: StopCause) {
  return rule({
    ruling,
    asked: stopsWith,
    applies: ({ card, cause }, game) => cause === when && isEquipment(game, card),
    answer: false,
    exceptionTo: [carriedEquipment],
  })
}

/** What is stopped along with what. */
export const stoppedAlong = [
  noTextStops,
  // A card's text may stop personnel and ships.
  rule({
    ruling: '1eS-stopped-05',
    asked: stopsWith,
    applies: ({ card, cause }, game) => byText.includes(cause) && ['personnel', 'ship'].includes(game.facts(card).type),
    answer: true,
    exceptionTo: [noTextStops],
  }),
  equipmentToo('1eS-stopped-33', 'dilemma failed'),
  equipmentToo('1eS-stopped-34', 'whole group'),
  equipmentToo('1eS-stopped-35', 'battle'),
  carriedEquipment,
  notEquipment('1eS-stopped-36', 'selected'),
  notEquipment('1eS-stopped-37', 'everyone selected'),
]
