import type { CardText } from '../../../text/text.ts'

export const deannaTroiFirstContact: CardText = {
  title: 'Deanna Troi (First Contact)',
  uses: [
    {
      once: 'game',
      skill: true,
      effects: [{ ruling: '1eD-deanna-troi-first-contact-01', do: 'unstop', who: 'own team' }],
    },
  ],
}
