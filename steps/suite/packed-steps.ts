import { packText, unpackText } from '../../cache/packed-text.ts'
import type { CaseStep } from './case.ts'

type Course = readonly CaseStep[]

/** The steps of the cases of one feature: every step once, and of each course of steps the numbers of its steps. */
export interface Courses {
  readonly parts: readonly unknown[]
  readonly courses: readonly (readonly number[])[]
}

function coursesOf({ parts, courses }: Courses): readonly Course[] {
  return courses.map(course => course.map(number => parts[number] as CaseStep))
}

/** Where the steps of a case are; a spread leaves it behind, having read them. */
const place = Symbol('where its steps are')

interface Line {
  readonly [place]: { readonly packed: Buffer; readonly course: number }
}

let last: { readonly packed: Buffer; readonly courses: readonly Course[] } | undefined

// The same reader for all cases: to V8 they then have one shape.
const reader = {
  enumerable: true,
  get(this: Line): Course {
    const { packed, course } = this[place]
    if (last?.packed !== packed) last = { packed, courses: unpackCourses(packed) }
    return last.courses[course] ?? []
  },
}

export const packCourses = (feature: Courses): Buffer => packText(JSON.stringify(feature))

/** Every course that was packed. */
export const unpackCourses = (packed: Buffer): readonly Course[] => coursesOf(JSON.parse(unpackText(packed)))

/** Gives each line its steps, which are unpacked when they are read, feature by feature. */
export function withPacked(packed: Buffer): <T extends object>(line: T, course: number) => T & { steps: Course } {
  return (line, course) => {
    Object.defineProperty(line, place, { value: { packed, course } })
    return Object.defineProperty(line, 'steps', reader) as typeof line & { steps: Course }
  }
}
