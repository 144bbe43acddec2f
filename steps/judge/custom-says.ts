import { type Custom, readCustoms, readEndedBasics } from '../../catalogue/customs.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { catalogueFolder } from '../../catalogue/read-yaml.ts'

let customs: ReadonlyMap<string, Custom> | undefined
const all = (): ReadonlyMap<string, Custom> => {
  customs ??= readCustoms(catalogueFolder)
  return customs
}

/** The sentence of the custom. */
export const customSays = (id: string): string => all().get(id)?.says ?? id

/** Fault of the customs that an engine declines; undefined = none. */
export function wrongDeclines(declined: readonly string[] = []): string | undefined {
  const ended = readEndedBasics(catalogueFolder)
  const [unknown] = declined.filter(id => !all().has(id) && !ended.has(id))
  if (unknown === undefined) return undefined
  const near = nearest(unknown, all().keys(), 3)
  return `its "hello" declines the custom "${unknown}", and there is none of that id. Nearest: ${near.join(', ')}. rulings/basics/ lists them all.`
}
