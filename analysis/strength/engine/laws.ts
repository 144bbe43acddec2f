import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Case } from '../../../steps/suite/case.ts'
import type { MutationFate } from '../mutation/mutation.ts'

/** A change to the engine's own code. */
export interface EngineMutant extends Pick<MutationFate, 'id' | 'kind' | 'place' | 'was' | 'becomes'> {
  /** The topic of its room; a folder where it stands in none. */
  readonly room: string
  /** Topics of the law that its file touches; none = it serves all law alike, or a card whose law is its print. */
  readonly laws: ReadonlySet<string>
  /** Its number. */
  readonly number: string
}

const inRoom = /^engine\/mechanics\/([^/]+)\//

/** The topic of its folder; the folder of the engine where it stands in none. */
export const roomOf = (file: string): string => inRoom.exec(file)?.[1] ?? file.split('/')[1] ?? ''

/** The topic of its room, and those of the questions that it asks of the law. */
export function lawsOf({ file, source }: { readonly file: string; readonly source: string }): ReadonlySet<string> {
  const room = inRoom.exec(file)?.[1]
  if (room === undefined) return new Set()
  return new Set([room, ...[...source.matchAll(/ from '[./]+\/questions\/([^/']+)\//g)].map(([, topic = '']) => topic)])
}

export const topicsOf = ({ rulings }: Pick<Case, 'rulings'>, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(rulings.flatMap(id => catalogue.rulings.get(id)?.topic ?? catalogue.customs.get(id)?.topic ?? []))

/** Is one of the topics that of a law which the mutant touches? */
export const isOfLaw = ({ laws }: Pick<EngineMutant, 'laws'>, topics: ReadonlySet<string>): boolean =>
  [...topics].some(topic => laws.has(topic))

/** Is the case one of a law that the mutant touches? Where it touches none of its own, any is. */
export const isOwn = (mutant: Pick<EngineMutant, 'laws'>, kase: Case, catalogue: Catalogue): boolean =>
  mutant.laws.size === 0 || isOfLaw(mutant, topicsOf(kase, catalogue))
