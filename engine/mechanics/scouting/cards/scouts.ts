import type { CardText, Filter } from '../../../text/text.ts'

const universal: Filter = { type: 'personnel', unique: false }

/** Scout ships that come in the middle of an attempt, and what lets ships land, as the Glossary knows them. */
export const scouts: readonly CardText[] = [
  {
    title: 'Establish Landing Protocols',
    standing: [{ affects: { all: { type: 'ship', unstaffed: true, whose: 'yours' } }, allows: 'land' }],
  },
  {
    title: 'Scout Encounter',
    dilemma: {
      effects: [
        {
          do: 'as opponent',
          effects: [
            {
              do: 'download',
              where: { type: 'ship', keyword: 'Scout' },
              to: { at: 'mission' },
              may: true,
              crew: { ruling: '1eS-scout-encounter-01', where: universal },
              called: 'scout',
            },
            {
              do: 'download',
              where: universal,
              to: { into: { chosen: 'scout' } },
              upTo: 2,
              if: { some: { type: 'ship' } },
              among: { chosen: 'scout' },
            },
            {
              do: 'let act',
              ship: { chosen: 'scout' },
              deeds: [
                {
                  ruling: '1eS-scout-encounter-03',
                  deed: 'initiate battle',
                  demands: { ruling: '1eS-scout-encounter-04' },
                },
                {
                  ruling: '1eS-scout-encounter-05',
                  deed: 'move away',
                  landing: { ruling: '1eS-scout-encounter-07' },
                },
                { ruling: '1eS-scout-encounter-06', deed: 'do nothing' },
              ],
            },
          ],
        },
      ],
    },
  },
]
