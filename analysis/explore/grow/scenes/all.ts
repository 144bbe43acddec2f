import { meeting } from '../habitat.ts'
import type { Scene } from '../scene.ts'
import { fetching } from './fetching.ts'
import { fleets } from './fleets.ts'
import { scouting } from './scouting.ts'
import { solving } from './solving.ts'
import { teams } from './teams.ts'

/** Every kind of board. */
export const scenes: readonly Scene[] = [meeting, scouting, fetching, solving, fleets, teams]
