import { boardFacts } from '../../protocol/board-facts.ts'
import type { FactQuestion, FactWord } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { listed, mismatch } from './mismatch.ts'
import type { Table } from './table.ts'
import { canonical } from './types-of.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** The engine's answer to a question of fact; undefined and noted as unchecked where it declares no such facts. */
export async function fact(table: Table, question: FactQuestion, inWords: string): Promise<boolean | undefined> {
  if (!table.can.facts?.includes(question.fact)) {
    table.unchecked.push(inWords)
    return undefined
  }
  const observed = await table.client.observe({ facts: [question] })
  table.credit(observed.rulings)
  const answer = observed.facts?.[0]
  if (answer === undefined) mismatch(`The engine declares the fact "${question.fact}" and gives no answer to it`)
  if (typeof answer !== 'boolean')
    mismatch(`The engine answers ${JSON.stringify(answer)} to the fact "${question.fact}", which is yes or no`)
  return answer
}

/** Whether a player is playing an affiliation or faction. */
export async function playing(table: Table, { player, not, word }: Op<'playing'>): Promise<void> {
  const answer = await fact(table, { fact: 'playing', player, word }, `${player} playing ${word}`)
  if (answer !== undefined && answer === !!not)
    mismatch(`The engine answers ${answer ? 'yes' : 'no'} to whether ${player} is playing ${word}, and should not`)
}

/** Facts about cards on the board; the others are about titles. */
const aboutTheBoard: ReadonlySet<string> = new Set(boardFacts)

/** Facts about names as they are written. */
const ofNames: ReadonlySet<string> = new Set<FactWord>(['refers-to', 'grouped', 'same-card'])

/** A relation between titles, or between cards on the board. */
export async function checkFact(table: Table, operation: Op<'fact'>): Promise<void> {
  const { fact: word, not, subject, object } = operation
  const byTitle = !aboutTheBoard.has(word)
  const finder = await table.finder()
  const titled = (title: string): string => (ofNames.has(word) ? title : canonical(title))
  const read = (cards: typeof subject): readonly string[] =>
    byTitle ? cards.flatMap(term => ('card' in term ? [titled(term.card.title)] : [])) : finder.ids(cards)
  const of = [...read(subject), ...(Array.isArray(object) ? read(object) : [])]
  const question: FactQuestion = {
    fact: word as FactWord,
    ...(byTitle ? { titles: of } : { cards: of }),
    ...(typeof object === 'string' ? { word: object } : {}),
  }
  const answer = await fact(table, question, `${word} of ${listed(of)}`)
  if (answer !== undefined && answer === !!not)
    mismatch(`${listed(of)}: the engine answers ${answer ? 'yes' : 'no'} to "${word}", and should not`)
}
