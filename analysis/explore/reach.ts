import { findCard } from '../../cards/catalogue.ts'
import type { HelloResult } from '../../protocol/types.ts'
import { whyNot } from '../../steps/judge/applies.ts'
import type { Given } from '../../steps/judge/given.ts'
import { madeIn } from '../../steps/of-operations.ts'
import type { Deed, Operation } from '../../steps/operation.ts'
import { needsOf } from '../../steps/suite/needs.ts'
import { cardsIn, caseOf } from './script.ts'

/** The questions that an engine declares it can be asked. */
export interface Reach {
  readonly says: (operation: Operation) => boolean
  readonly does: (deed: Deed) => boolean
  /** The board without what the engine cannot show. */
  readonly board: (given: readonly Given[]) => readonly Given[]
}

/** Of a table without rows nothing is said. */
const saysSomething = (one: Given): boolean => (one.op !== 'has' && one.op !== 'locations') || one.rows.length > 0

/** Every sentence, for engines that declare all that there is. */
export const boundless: Reach = { says: () => true, does: () => true, board: given => given.filter(saysSomething) }

/** Reads the reach of an engine under the ruleset. */
export function reachOf(hello: HelloResult, ruleset: string): Reach {
  const known = new Map<string, boolean>()
  const says = (operation: Operation): boolean => {
    const key = JSON.stringify(operation)
    const found = known.get(key) ?? isWithin(operation, hello, ruleset)
    if (known.size < mostKnown) known.set(key, found)
    return found
  }
  return { says, does: deed => says({ op: 'do', deed }), board: given => boardWithin(given, says) }
}

const mostKnown = 100_000

/** Whether cards can be drawn hangs on decks, which are filled only for an engine that shows them. */
const hangsOnDecks = (one: Operation): boolean =>
  one.op === 'until' || (one.op === 'do' && isOfDecks(one.deed)) || (one.op === 'verdicts' && one.deeds.some(isOfDecks))

const isOfDecks = ({ verb }: Deed): boolean => verb === 'draws' || verb === 'ends the turn'

/** Of a card that is no ship nobody is asked whether it is of a class of ships. */
const asksOfNoShip = (one: Operation): boolean =>
  one.op === 'fact' &&
  one.fact === 'of-class' &&
  one.subject.some(term => 'card' in term && (findCard(term.card.title)?.type ?? 'ship') !== 'ship')

function isWithin(operation: Operation, hello: HelloResult, ruleset: string): boolean {
  if (asksOfNoShip(operation) || (hangsOnDecks(operation) && !hello.can.places?.includes('deck'))) return false
  const needs = needsOf(
    [{ op: 'moment', moment: { turnOf: 'Alice', part: 'orders' } }, operation],
    ({ title }) => findCard(title)?.type,
  )
  const { phases: _, ...others } = needs
  const asked = operation.op === 'moment' ? needs : others
  const isShown =
    operation.op !== 'value' || (hello.can.values as readonly string[] | undefined)?.includes(operation.attribute)
  const isTold = operation.op !== 'fact' || (hello.can.facts as readonly string[] | undefined)?.includes(operation.fact)
  const kase = {
    ...caseOf(ruleset, [operation]),
    needs: { rulesets: [ruleset], ...asked },
    titles: cardsIn([operation]),
  }
  return !!isShown && !!isTold && !whyNot(kase, hello)
}

/** What the engine can be asked for of a board; where it makes up no card of a type, what names such a card goes as well. */
function boardWithin(given: readonly Given[], says: Reach['says']): readonly Given[] {
  const made = madeIn(given)
  const unmade = made.filter(card => !says({ op: 'madeUp', cards: [card] }))
  const namesUnmade = (one: unknown): boolean => {
    const said = unmade.length ? JSON.stringify(one) : ''
    return unmade.some(({ title }) => said.includes(`"title":${JSON.stringify(title)}`))
  }
  return given.flatMap(one => within(one, says, namesUnmade))
}

type IsOut = (part: unknown) => boolean

/** The rows that the engine can be asked for, without the conditions that it cannot. */
function within(one: Given, says: Reach['says'], isOut: IsOut): readonly Given[] {
  if (one.op === 'madeUp') {
    const cards = one.cards.filter(card => !isOut(card))
    return cards.length ? [{ ...one, cards }] : []
  }
  if (one.op !== 'has' && one.op !== 'locations') return says(one) && !isOut(one) ? [one] : []
  const rows = (one.rows as readonly { readonly conditions: readonly unknown[] }[]).flatMap(row => {
    if (isOut(row)) return []
    const plain = { ...row, conditions: [] }
    const has = (conditions: readonly unknown[]): Operation =>
      ({ ...one, rows: [{ ...row, conditions }] }) as unknown as Operation
    if (!says({ ...one, rows: [plain] } as unknown as Operation)) return []
    return [{ ...row, conditions: row.conditions.filter(condition => says(has([condition]))) }]
  })
  return [{ ...one, rows } as unknown as Given].filter(saysSomething)
}
