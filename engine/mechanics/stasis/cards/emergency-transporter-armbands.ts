import type { CardText } from '../../../text/text.ts'

export const emergencyTransporterArmbands: CardText = {
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
      answers: { to: 'encountered', what: { name: 'Firestorm' } },
    },
  ],
}
