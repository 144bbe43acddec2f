import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Filter } from '../../../text/text.ts'

const alliance = 'klingon-cardassian alliance'

/** Personnel of the affiliation of such a ship, aboard it. */
const matching = (affiliation: string): Filter => ({
  affiliation,
  aboard: { type: 'ship', affiliation, icon: alliance },
})

/** Cards whose text says who may be a matching commander, or of how many a ship has the benefits. */
const commanders: readonly CardText[] = [
  { title: "Cha'Joh", servedBy: { ruling: 'cr14-matching-commander-11', commanders: 2 } },
  { title: 'Rinnak Pire', mayCommand: { type: 'ship', unique: false, affiliation: 'bajoran' } },
  {
    title: 'Regent Worf',
    uses: [
      {
        on: {
          type: 'personnel',
          icon: alliance,
          presentWith: { name: 'Regent Worf' },
          any: ['klingon', 'cardassian', 'bajoran'].map(matching),
        },
        effects: [{ do: 'select as commander', who: 'target' }],
      },
    ],
  },
]

export const texts = { currentRulings: commanders } satisfies Texts
