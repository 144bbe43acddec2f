import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const gomtuu: CardText = {
  title: 'Gomtuu',
  staffedBy: { skill: 'Empathy', level: 2 },
  standing: [
    {
      affects: 'this',
      immuneTo: ['Supernova'],
      if: { skill: 'Empathy', level: 2 },
    },
  ],
}

export const texts = { glossary: [gomtuu] } satisfies Texts
