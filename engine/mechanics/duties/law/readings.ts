import { denial } from '../../../kernel/rule.ts'
import { waitsForAShip } from './faq.ts'

/** Read otherwise it is met again. */
export const metAgainWithAShip = denial('faq96-323-cytherians-12', waitsForAShip, 'goes back')
