import type { Card } from '../text/card.ts'

export const card: Card = {
  title: 'Emergency Transporter Armbands',
  print: { leftOut: 'what stands in its way in a dilemma', why: 'that is a matter of the rulings' },
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
    ],
  },
}
