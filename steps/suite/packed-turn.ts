import { packText, unpackText } from '../../cache/packed-text.ts'
import { readLater } from '../../cache/read-later.ts'
import type { Case, CaseStep } from './case.ts'

/** The part of a case that is read only when it is played. */
export type Turn = Pick<Case, 'steps' | 'needs'>

/** That of the cases of one feature: every step once, of each course of steps the numbers of its steps, and every need once. */
export interface Turns {
  readonly parts: readonly unknown[]
  readonly courses: readonly (readonly number[])[]
  readonly needs: readonly unknown[]
}

/** Which of them a case has, by number. */
export interface TurnOf {
  readonly steps: number
  readonly needs: number
}

/** All that was packed of a feature. */
interface Unpacked {
  readonly courses: readonly Case['steps'][]
  readonly needs: readonly Case['needs'][]
}

interface Place extends TurnOf {
  readonly packed: Buffer
}

let last: { readonly packed: Buffer; readonly unpacked: Unpacked } | undefined

const turns = readLater<Turn, Place>(['steps', 'needs'], where => {
  const { packed } = where
  if (last?.packed !== packed) last = { packed, unpacked: unpackTurns(packed) }
  return chosen(last.unpacked, where)
})

export const packTurns = (feature: Turns): Buffer => packText(JSON.stringify(feature))

/** Everything that was packed. */
export function unpackTurns(packed: Buffer): Unpacked {
  const { parts, courses, needs } = JSON.parse(unpackText(packed)) as Turns
  return {
    courses: courses.map(course => course.map(number => parts[number] as CaseStep)),
    needs: needs as readonly Case['needs'][],
  }
}

export const chosen = ({ courses, needs }: Unpacked, of: TurnOf): Turn => ({
  steps: courses[of.steps] ?? [],
  needs: needs[of.needs] as Case['needs'],
})

/** Gives the line its turn, which is unpacked when it is read, feature by feature. */
export const withPacked = <T extends object>(line: T, packed: Buffer, { steps, needs }: TurnOf): T & Turn =>
  turns.give(line, { packed, steps, needs })
