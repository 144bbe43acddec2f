import { type Rule, rule } from '../../kernel/rule.ts'
import { type BuildingDemand, demandedOfBuilding } from '../../questions/downloading/questions.ts'

/** A demand of building that a downloaded facility must meet. */
function demanded(ruling: string, demand: BuildingDemand): Rule<typeof demandedOfBuilding> {
  return rule({
    ruling,
    asked: demandedOfBuilding,
    applies: about => about.demand === demand,
    answer: true,
  })
}

export const building = [
  demanded('1eD-downloading-67', 'no homeworld'),
  demanded('1eD-downloading-68', 'matching affiliation'),
  demanded('1eD-downloading-69', 'no other facility'),
  demanded('1eD-downloading-70', 'text'),
]
