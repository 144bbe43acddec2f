import type { CardText, Clause, Filter } from '../../../text/text.ts'

declare module '../words.ts' {
  interface DownloadText {
    /** May be played on such cards although its own text does not say so. */
    readonly evenOn?: Clause & { readonly on: Filter }
  }
}

const dockingSite: Filter = { name: ['Docking Pads', 'Docking Ports', 'Docking Pylons'] }

export const constructStarship: CardText = {
  title: 'Construct Starship',
  plays: [{ stays: true }],
  uses: [
    {
      inPlaceOf: 'card play',
      effects: [
        {
          do: 'download',
          where: {
            any: [{ type: 'facility', any: [{ class: 'outpost' }, { class: 'headquarters' }] }, { name: 'Spacedock' }],
          },
          evenOn: { ruling: '1eS-spacedock-03', on: dockingSite },
        },
        {
          do: 'choose one',
          by: 'you',
          options: [
            { word: 'discard the objective', effects: [{ do: 'discard', who: 'this' }] },
            { word: 'draw no cards', effects: [{ do: 'draw no more this turn' }] },
          ],
        },
      ],
    },
  ],
}
