import type { CardFacts } from '../../../cards/facts.ts'
import type { Condition } from '../../../steps/operation.ts'
import type { Dice } from '../dice.ts'

const ofShips = ['stopped', 'damaged', 'cloaked', 'phased']
const ofPeople = ['stopped', 'disabled', 'stasis', 'captive', 'deactivated', 'quarantined']

/** Now and then something is the matter with a card. */
export function conditionsOf({ type }: CardFacts, dice: Dice): readonly Condition[] {
  if (!dice.chance(0.07)) return []
  const status = dice.one(type === 'ship' ? ofShips : type === 'personnel' ? ofPeople : [])
  return status ? [{ is: { status } }] : []
}
