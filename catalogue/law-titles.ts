import type { Catalogue } from './catalogue.ts'

/** What the rulesets are called, for people, by id. */
export function rulesetTitles({ rulesets }: Pick<Catalogue, 'rulesets'>): Readonly<Record<string, string>> {
  return Object.fromEntries(rulesets.map(({ id, title }) => [id, title]))
}
