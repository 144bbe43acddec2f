import type { CardText } from '../../../text/text.ts'

/** What puts cards into stasis and what ends it, as the FAQ of 1996 knows them. */
export const stasis1996: readonly CardText[] = [
  {
    title: 'Qualor II Rendezvous',
    imposes: [
      {
        ruling: 'faq96-312-qualor-ii-rendezvous-02',
        condition: 'stasis',
        on: { type: 'personnel', not: { affiliation: 'non-aligned' } },
        until: { ruling: 'faq96-312-qualor-ii-rendezvous-05', is: 'completed' },
      },
    ],
  },
  {
    title: 'Quantum Singularity Lifeforms',
    dilemma: {
      trigger: { some: { type: 'ship' } },
      triggerAmong: { all: { type: 'ship', affiliation: 'romulan' }, here: true },
      effects: [{ do: 'put in stasis', who: { all: { type: ['ship', 'personnel'] }, here: true } }],
      placedOn: 'mission',
      meansAllHere: true,
    },
    remedies: [
      {
        ruling: 'faq96-323-quantum-singularity-lifeforms-01',
        by: { type: 'personnel', skill: 'ENGINEER' },
        effects: [{ ruling: 'faq96-323-quantum-singularity-lifeforms-03', do: 'nullify', who: 'this' }],
      },
    ],
  },
  {
    title: 'Emergency Transporter Armbands',
    plays: [
      {
        ruling: 'faq96-323-quantum-singularity-lifeforms-02',
        on: { name: 'Quantum Singularity Lifeforms' },
        effects: [{ ruling: 'faq96-323-quantum-singularity-lifeforms-03', do: 'nullify', who: 'target' }],
      },
      { performs: 'beam' },
      { ruling: 'faq96-12-action-13', performs: 'beam', answers: { to: 'battle' } },
      {
        ruling: 'faq96-14-timing-14',
        performs: 'beam',
        answers: { to: 'encountered', what: { type: 'dilemma', name: 'Firestorm' } },
      },
    ],
  },
  {
    title: 'Dead in Bed',
    plays: [
      {
        effects: [
          {
            ruling: 'faq96-39-dead-in-bed-01',
            do: 'select',
            as: 'victim',
            by: 'you',
            count: 1,
            from: { all: { type: 'personnel', is: 'stasis' } },
          },
          { do: 'kill', who: { chosen: 'victim' } },
        ],
      },
    ],
  },
]
