import type { CardText } from '../../../text/text.ts'

export const lutherSloan: CardText = { title: 'Luther Sloan', reports: 'anywhere' }
