import { artifactsOfScouts } from './artifacts.ts'
import { completionOfScouting } from './completion.ts'
import { dilemmasBeforeBorg } from './dilemmas.ts'
import { scoutingOfLocations } from './locations.ts'
import { boxIsScored, probing } from './probing.ts'
import { scoutingOfShips } from './ships.ts'

/** What the Glossary says of scouting. */
export const glossaryScouting = [
  ...scoutingOfLocations,
  ...dilemmasBeforeBorg,
  ...completionOfScouting,
  ...probing,
  boxIsScored,
  ...artifactsOfScouts,
  ...scoutingOfShips,
]
