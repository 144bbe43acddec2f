import type { CardText } from '../../text/text.ts'

/** What a mission of the mirror universe does when it is seeded. */
export const fetchesAnEmblem: CardText['seeds'] = {
  effects: [
    {
      ruling: 'custom-cards-482',
      do: 'download',
      where: { name: ['Emblem of the Alliance', 'Emblem of the Empire'] },
      may: true,
    },
  ],
}
