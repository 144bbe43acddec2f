import { type Rule, rule } from '../../kernel/rule.ts'
import { type BuildingDemand, demandedOfBuilding } from '../../questions/downloading/questions.ts'

/** A demand of building that a downloaded facility, or outpost, must meet. */
function demanded(ruling: string, demand: BuildingDemand, of?: 'outpost'): Rule<typeof demandedOfBuilding> {
  return rule({
    ruling,
    asked: demandedOfBuilding,
    applies: (about, game) => about.demand === demand && (!of || game.facts(about.card).class === of),
    answer: true,
  })
}

export const building = [
  demanded('1eD-downloading-67', 'no homeworld', 'outpost'),
  demanded('1eD-downloading-68', 'matching affiliation', 'outpost'),
  demanded('1eD-downloading-69', 'no other facility'),
  demanded('1eD-downloading-70', 'text'),
]
