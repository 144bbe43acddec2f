import type { CardText } from '../../../text/text.ts'

export const gapsInNormalSpace: CardText = {
  title: 'Gaps in Normal Space',
  plays: [{ stays: true }],
  inserts: { between: { ruling: 'faq96-38-gaps-in-normal-space-04', what: { type: 'mission' } } },
  creates: { ruling: 'faq96-38-gaps-in-normal-space-01', span: 4 },
  timed: [
    {
      ruling: 'faq96-38-gaps-in-normal-space-02',
      at: 'stopped at',
      effects: [
        {
          do: 'select',
          as: 'lost',
          by: 'chance',
          count: 1,
          from: { crewOf: 'target' },
          where: { type: 'personnel' },
        },
        { do: 'kill', who: { chosen: 'lost' } },
      ],
    },
  ],
}
