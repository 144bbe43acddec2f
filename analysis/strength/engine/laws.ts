import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Case } from '../../../steps/suite/case.ts'
import { questionUses } from '../../inventory/question-uses.ts'
import type { MutationFate } from '../mutation/mutation.ts'

/** A change to the engine's own code. */
export interface EngineMutant extends Pick<MutationFate, 'id' | 'kind' | 'place' | 'was' | 'becomes'> {
  /** The topic of its room; a folder where it stands in none. */
  readonly room: string
  readonly law: Law
  /** Its number in the engine into which it is compiled. */
  readonly number: string
}

/** The law that a file touches. */
export interface Law {
  /** The topic of its room; absent = the file serves all law alike, or a card whose law is its print. */
  readonly topic?: string
  /** Ids of the rulings and basic rules that answer what it asks. */
  readonly rulings: ReadonlySet<string>
}

const inRoom = /^engine\/mechanics\/([^/]+)\//

/** The topic of its folder; the folder of the engine where it stands in none. */
export const roomOf = (file: string): string => inRoom.exec(file)?.[1] ?? file.split('/')[1] ?? ''

export function lawOf(file: string): Law {
  const topic = inRoom.exec(file)?.[1]
  return topic === undefined ? { rulings: new Set() } : { topic, rulings: asked().get(file) ?? new Set() }
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined

const asked = (): ReadonlyMap<string, ReadonlySet<string>> => {
  known ??= rulingsByFile()
  return known
}

function rulingsByFile(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { askedIn, answeredBy } of questionUses())
    for (const file of askedIn.map(one => `engine/${one}`))
      found.set(file, new Set([...(found.get(file) ?? []), ...answeredBy]))
  return found
}

export const topicsOf = ({ rulings }: Pick<Case, 'rulings'>, catalogue: Catalogue): ReadonlySet<string> =>
  new Set(rulings.flatMap(id => catalogue.rulings.get(id)?.topic ?? catalogue.customs.get(id)?.topic ?? []))

/** Does the case show the law that the mutant touches? */
export const isOfLaw = ({ law }: Pick<EngineMutant, 'law'>, kase: Case, topics: ReadonlySet<string>): boolean =>
  law.topic !== undefined && (topics.has(law.topic) || kase.rulings.some(id => law.rulings.has(id)))

/** Is the case one of the law that the mutant touches? Where it touches none of its own, any is. */
export const isOwn = (mutant: Pick<EngineMutant, 'law'>, kase: Case, catalogue: Catalogue): boolean =>
  mutant.law.topic === undefined || isOfLaw(mutant, kase, topicsOf(kase, catalogue))
