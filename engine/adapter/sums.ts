import type { Term, ValueWord } from '../../protocol/types.ts'
import { isUndefined } from '../board/parts.ts'
import type { CardId } from '../board/state.ts'
import { termOf } from '../board/terms.ts'
import { changesTo } from '../board/value.ts'
import type { Game } from '../kernel/game.ts'
import { printedBox } from '../mechanics/skills/box.ts'
import { gainedBy } from '../mechanics/skills/changes.ts'
import type { Attribute } from '../text/plain-words.ts'

type Sums = Readonly<Partial<Record<ValueWord, readonly Term[]>>>

const numbers: readonly Attribute[] = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields']

/** What made up the values of the card that are not as printed; undefined where all are. */
export function sumsOf(game: Game, id: CardId): Sums | undefined {
  const facts = game.facts(id)
  if (facts.individuals) return undefined
  const sums: [ValueWord, readonly Term[]][] = []
  for (const attribute of numbers) {
    if (facts[attribute] === undefined || isUndefined(game, id, attribute)) continue
    const changes = changesTo(game, id, attribute)
    if (changes.length) sums.push([attribute, [{ printed: facts[attribute] }, ...changes.map(termOf)]])
  }
  const gained = facts.type === 'personnel' ? gainedBy(game, id) : []
  if (gained.length)
    sums.push([
      'skills-box',
      [
        ...printedBox(game, id).map(({ skill, level }) => ({ printed: level, skill })),
        ...gained.map(({ skill, level, by }) => ({ add: level, skill, by })),
      ],
    ])
  return sums.length ? Object.fromEntries(sums) : undefined
}
