import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emergency Transporter Armbands',
  print: 'whole',
  faq1996: {
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
        answers: { to: 'encountered', what: { name: 'Firestorm' } },
      },
    ],
  },
  glossary: {
    plays: [
      { on: { name: 'Quantum Singularity Lifeforms' }, effects: [{ do: 'cure', who: 'target' }] },
      { performs: 'beam', on: { type: 'personnel', whose: 'yours' } },
      { ruling: 'custom-cards-81', performs: 'beam', answers: { to: 'battle' } },
      {
        ruling: 'custom-cards-82',
        performs: 'beam',
        answers: { to: 'encountered', what: { name: 'Firestorm' } },
      },
    ],
  },
}
