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

const carriedEquipment = presumption({
  ruling: 'equipment is stopped with those who carry it',
  asked: stopsWith,
  applies: ({ card, cause }, game) => selecting.includes(cause) && isEquipment(game, card),
  answer: true,
  exceptionTo: [noTextStops],
})

/** Is equipment stopped along with those who carry it, for this cause? */
function equipment(ruling: string, when: StopCause, answer: boolean) {
  return rule({
    ruling,
    asked: stopsWith,
    applies: ({ card, cause }, game) => cause === when && isEquipment(game, card),
    answer,
    exceptionTo: [answer ? noTextStops : carriedEquipment],
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
  equipment('1eS-stopped-33', 'dilemma failed', true),
  equipment('1eS-stopped-34', 'whole group', true),
  equipment('1eS-stopped-35', 'battle', true),
  carriedEquipment,
  equipment('1eS-stopped-36', 'selected', false),
  equipment('1eS-stopped-37', 'everyone selected', false),
]
