import { meeting } from '../habitat.ts'
import type { Scene } from '../scene.ts'
import { answers } from './answers.ts'
import { decks } from './decks.ts'
import { fetching } from './fetching.ts'
import { fleets } from './fleets.ts'
import { gatherings } from './gatherings.ts'
import { passages } from './passages.ts'
import { scouting } from './scouting.ts'
import { seeding } from './seeding.ts'
import { solving } from './solving.ts'
import { station } from './station.ts'
import { teams } from './teams.ts'
import { titles } from './titles.ts'
import { wanderers } from './wanderers.ts'

/** Every kind of board. */
export const scenes: readonly Scene[] = [
  meeting,
  titles,
  decks,
  seeding,
  ...gatherings,
  scouting,
  fetching,
  solving,
  fleets,
  teams,
  passages,
  answers,
  wanderers,
  station,
]
