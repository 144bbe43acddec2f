import { findCard } from '../../cards/catalogue.ts'
import type { CardName, Player } from '../operation.ts'
import type { Entry } from './arrangement-words.ts'
import { narrowed } from './copies.ts'
import { canonical } from './types-of.ts'
import { unaskable } from './unaskable.ts'

/** The cards of a board that is being set up, in their order, found by name; each deed takes as long with many cards as with few. */
export class Entries {
  readonly #all = new Set<Entry>()
  readonly #named = new Map<string, Set<Entry>>()
  readonly #ids = new Set<string>()
  /** The next number to try of ids that begin so. */
  readonly #numbers = new Map<string, number>()

  /** Those that are there, in their order. */
  all(): Iterable<Entry> {
    return this.#all
  }

  /** Puts a card behind all others, wherever it was before. */
  add(entry: Entry): void {
    this.remove(entry)
    this.#all.add(entry)
    for (const name of namesOf(entry)) this.#named.set(name, (this.#named.get(name) ?? new Set()).add(entry))
  }

  remove(entry: Entry): void {
    this.#all.delete(entry)
    for (const name of namesOf(entry)) this.#named.get(name)?.delete(entry)
  }

  /** The cards of that name in their order, so many at most. */
  find({ title, label, owner }: CardName, most = Number.POSITIVE_INFINITY): Entry[] {
    const found: Entry[] = []
    for (const entry of this.#named.get(nameOf(canonical(title), label)) ?? []) {
      if (found.length >= most) break
      if (!owner || entry.owner === owner) found.push(entry)
    }
    return found
  }

  first(name: CardName): Entry | undefined {
    return this.find(name, 1)[0]
  }

  /** The one that the name means, or the first so many. */
  those(name: CardName, count?: number): Entry[] {
    const found = count === undefined ? [this.one(name) ?? []].flat() : this.find(name, count)
    if (found.length < (count ?? 1))
      unaskable(`there is no card "${name.title}" on the board to set up${this.#half(name.title)}`)
    return found
  }

  /** Said where the title is one of a half of a card that is there. */
  #half(title: string): string {
    const whole = [...this.#all].find(entry => findCard(entry.title)?.individuals?.some(half => half.title === title))
    return whole ? `; it is a half of "${whole.title}", and what is set up is the whole card` : ''
  }

  /** The one that the name means. Of several copies it is one without a label, and they must be alike. */
  one(name: CardName, isMeant: (entry: Entry) => boolean = () => true): Entry | undefined {
    const found = this.find(name)
    if (found.length < 2) return found[0]
    const likely = narrowed(found, [entry => !entry.name.label, isMeant])
    const looks = new Set(likely.map(({ owner, place, conditions }) => JSON.stringify([owner, place, conditions])))
    if (looks.size > 1)
      unaskable(
        `there are ${likely.length} of "${name.title}" on the board to set up, and the sentence does not say which. Give each a label, such as \`${name.title} [first]\`, and name it so`,
      )
    return likely[0]
  }

  /** An id that no card of this board has had: the title, told apart by label, owner or number where that is not enough. */
  newId(title: string, label: string | undefined, owner: Player): string {
    const plain = title.replaceAll('/', '-')
    const wanted = nameOf(plain, label)
    const free = [wanted, `${wanted} (${owner})`].find(id => !this.#ids.has(id)) ?? this.#numbered(wanted)
    this.#ids.add(free)
    return free
  }

  #numbered(wanted: string): string {
    let number = this.#numbers.get(wanted) ?? 2
    while (this.#ids.has(`${wanted} #${number}`)) number += 1
    this.#numbers.set(wanted, number + 1)
    return `${wanted} #${number}`
  }
}

/** By title and label, or by title alone. */
const nameOf = (title: string, label?: string): string => (label ? `${title} [${label}]` : title)
const namesOf = ({ title, name: { label } }: Entry): readonly string[] =>
  label ? [title, nameOf(title, label)] : [title]
