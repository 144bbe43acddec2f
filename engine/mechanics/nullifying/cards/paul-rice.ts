import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const paulRice: CardText = {
  title: 'Paul Rice',
  uses: [
    {
      ruling: 'faq96-367-paul-rice-03',
      skill: true,
      unsaid: true,
      once: 'turn',
      on: { name: 'Echo Papa 607 Killer Drone', presentWith: { name: 'Paul Rice', whose: 'yours' } },
      effects: [{ do: 'nullify', who: 'target' }],
    },
  ],
}

export const texts = { faq1996: [paulRice] } satisfies Texts
