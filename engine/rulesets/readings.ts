import { type Amendment, amend, type Ruleset } from '../kernel/amend.ts'
import { readingsOf1996 } from './readings-1996.ts'
import { currentReadings } from './readings-current.ts'

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
export const readings: ReadonlyMap<string, Reading> = new Map(
  [...readingsOf1996, ...currentReadings].map(one => [`${one.question}/${one.reading}`, one]),
)

/** The laws with those amended that the reading concerns. */
export function readAs({ amendments }: Reading, laws: ReadonlyMap<string, Ruleset>): ReadonlyMap<string, Ruleset> {
  return new Map(
    [...laws].map(([id, law]) => [id, amendments[id] === undefined ? law : amend(law, { id, ...amendments[id] })]),
  )
}
