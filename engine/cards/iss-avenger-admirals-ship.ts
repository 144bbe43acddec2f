import type { Card } from '../text/card.ts'

const changed = { do: 'modify', who: 'this', add: 1 } as const

export const card: Card = {
  title: "I.S.S. Avenger, Admiral's Ship",
  print: {
    leftOut: 'what it takes to play it, and that two uses in a turn are the most that count',
    onlyWith: ['plays it'],
    why: 'it is used once',
  },
  rulebook: {
    uses: [
      {
        discarding: 1,
        effects: [
          { ...changed, attribute: 'range' },
          { ...changed, attribute: 'weapons' },
          { ...changed, attribute: 'shields' },
        ],
      },
    ],
  },
}
