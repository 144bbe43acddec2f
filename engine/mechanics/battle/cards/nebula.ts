import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const nebula: CardText = {
  title: 'Nebula',
  battleHere: { ruling: 'cr14-actions-step-1-initiation-08', playing: { name: 'Scan' } },
}

export const texts = { currentRulings: [nebula] } satisfies Texts
