import { meeting } from '../habitat.ts'
import type { Scene } from '../scene.ts'
import { decks } from './decks.ts'
import { gatherings } from './gatherings.ts'
import { seeding } from './seeding.ts'
import { titles } from './titles.ts'

/** Every kind of board. */
export const scenes: readonly Scene[] = [meeting, titles, decks, seeding, ...gatherings]
