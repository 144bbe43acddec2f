import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const weapon: Filter = { whose: 'yours', type: 'equipment', any: [{ keyword: 'phaser' }, { keyword: 'disruptor' }] }

/** As long as nobody was stunned in battle. */
const phaserBurns: CardText = {
  title: 'Phaser Burns',
  plays: [
    {
      answers: { to: 'battle', what: { type: 'personnel', whose: "opponent's" } },
      needs: { some: weapon },
      effects: [
        { do: 'select', as: 'burned', by: 'chance', count: 2, from: { opposing: { type: 'personnel' } } },
        { do: 'kill', who: { chosen: 'burned' } },
      ],
    },
  ],
}

export const texts = { faq1996: [phaserBurns] } satisfies Texts
