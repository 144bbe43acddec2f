import type { Amendment } from './ruleset.ts'

/** Another permitted answer to an open question, as what it amends in each law that it concerns. */
export interface Reading {
  /** Id of the open question. */
  readonly question: string
  /** Name of the reading in that question. */
  readonly reading: string
  /** By ruleset id; a ruleset that is absent plays the same under either reading. */
  readonly amendments: Readonly<Record<string, Omit<Amendment, 'id'>>>
}

/** The readings that the reference engine can play besides those it plays, by `<question>/<reading>`. */
export const readings: ReadonlyMap<string, Reading> = new Map()
