import type { CardText } from '../../../text/text.ts'

export const gomtuu: CardText = { title: 'Gomtuu', staffedBy: { skill: 'Empathy', level: 2 } }
