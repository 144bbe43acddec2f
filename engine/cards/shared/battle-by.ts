import type { Fight } from '../../mechanics/battle/words.ts'
import type { Text } from '../../text/card.ts'

/** "Order - Destroy this event to begin … involving your Leadership personnel. If you win, randomly kill so many of the opponent's involved." */
export const battleBy = (fight: Fight, deaths: number, ruling?: string): Text => ({
  plays: [{ stays: true }],
  begins: {
    ...(ruling === undefined ? {} : { ruling }),
    fights: [fight],
    involving: { type: 'personnel', whose: 'yours', skill: 'Leadership' },
    won: [
      {
        do: 'select',
        as: 'killed',
        by: 'chance',
        count: deaths,
        from: { involved: { type: 'personnel', whose: "opponent's" } },
      },
      { do: 'kill', who: { chosen: 'killed' } },
    ],
  },
})
