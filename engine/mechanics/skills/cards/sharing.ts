import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const sharing: readonly CardText[] = [
  { title: 'Borg Vinculum', sharing: true },
  { title: 'Interlink Drone', sharing: true },
]

export const texts = { glossary: sharing } satisfies Texts
