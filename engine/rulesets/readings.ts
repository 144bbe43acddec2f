import { amend, type Ruleset } from '../kernel/amend.ts'
import { changeOf, concerns, type Reading } from '../kernel/reading.ts'
import type { Room } from '../kernel/room.ts'
import { rooms } from '../mechanics/rooms.ts'

/** The readings that the reference engine can play besides those it plays, by `<question>/<reading>`. */
export const readings: ReadonlyMap<string, Reading> = new Map(
  rooms.flatMap((room: Room) => room.readings ?? []).map(one => [`${one.question}/${one.reading}`, one]),
)

/** The laws with those amended that the reading concerns. */
export function readAs(reading: Reading, laws: ReadonlyMap<string, Ruleset>): ReadonlyMap<string, Ruleset> {
  return new Map([...laws].map(([id, law]) => [id, concerns(reading, law) ? amend(law, changeOf(reading, id)) : law]))
}
