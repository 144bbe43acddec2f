import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** As the Current Rulings suppose it: an action that costs the play of a card, and more. */
const barterForCharts: CardText = {
  title: 'Barter for Charts',
  plays: [{ stays: true }],
  uses: [{ once: 'turn', inPlaceOf: 'card play', playing: { name: 'Scan' }, effects: [{ do: 'draw', count: 3 }] }],
}

export const texts = { currentRulings: [barterForCharts] } satisfies Texts
