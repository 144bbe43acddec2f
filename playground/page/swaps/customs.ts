import type { Custom } from '../../../catalogue/customs.ts'
import { given } from '../given.ts'

export type { Custom } from '../../../catalogue/customs.ts'

/** The page meets no engine that could decline one that has ended. */
export const readEndedBasics = (): ReadonlyMap<string, string> => new Map()

/** The customs, as the page was written with them. */
export const readCustoms = (_dir: string): ReadonlyMap<string, Custom> =>
  new Map(given().customs.map(custom => [custom.id, custom]))
