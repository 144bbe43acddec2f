import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** Ships that ask for somebody in words. */
const textsOfStaffing: readonly CardText[] = [
  { title: 'Vulcan Lander', staffedBy: { some: { type: 'personnel', species: 'Vulcan' } } },
  {
    title: "The Think Tank's Ship",
    staffedBy: { some: { type: 'personnel', keyword: 'Think Tank-related personnel' } },
  },
]

export const texts = { glossary: textsOfStaffing } satisfies Texts
