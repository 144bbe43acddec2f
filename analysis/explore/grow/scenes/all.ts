import { meeting } from '../habitat.ts'
import type { Scene } from '../scene.ts'
import { scouting } from './scouting.ts'

/** Every kind of board. */
export const scenes: readonly Scene[] = [meeting, scouting]
