import type { MadeUp, MadeUpNeed } from '../../protocol/types.ts'
import type { PlayText } from './play-text.ts'
import { asRequirement } from './printed-requirement.ts'
import type { CardText, Requirement } from './text.ts'

/** The texts of made-up cards, by title. */
export const textsOfMadeUp = (made: readonly MadeUp[] = []): Readonly<Record<string, CardText>> =>
  Object.fromEntries(made.flatMap(card => textOfMadeUp(card).map(text => [card.title, text])))

/** The text that the fields of a made-up card say; none where it is a mere body. */
function textOfMadeUp({ title, type, requires = [], needs = [] }: MadeUp): readonly CardText[] {
  if (type === 'dilemma') return [{ title, dilemma: requires.length ? barred(requires.map(asRequirement)) : {} }]
  if (type === 'interrupt') return [{ title, plays: [needing(needs)] }]
  if (type === 'event' || type === 'objective') return [{ title, plays: [{ ...needing(needs), stays: true }] }]
  return []
}

/** A dilemma that is not overcome without one of these: all who face it are stopped. */
const barred = (any: readonly Requirement[]): CardText['dilemma'] => ({
  conditions: { any },
  effects: [{ do: 'stop', who: 'facing', whole: true }],
})

const needing = (needs: readonly MadeUpNeed[]): PlayText => (needs.length ? { needs: { all: needs.map(asNeed) } } : {})

function asNeed({ count = 1, word, affiliation, ...features }: MadeUpNeed): Requirement {
  return {
    some: {
      ...features,
      ...(word === undefined ? {} : { word: { name: word, context: 'species' } }),
      ...(affiliation === undefined ? {} : { sign: capitalized(affiliation) }),
    },
    count,
  }
}

const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
