import { isInLaw, type Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { CardName, Operation } from '../../steps/operation.ts'
import type { Case, CaseStep } from '../../steps/suite/case.ts'
import { type Greeted, greet, under } from '../reference.ts'
import { strike } from '../variants/strike.ts'
import { isAtPeace } from './peace.ts'

/** A card of a board that nothing in its case needs. */
export interface Idle {
  readonly kase: string
  readonly uri: string
  /** Of the row of the table that puts it there. */
  readonly line: number
  readonly title: string
}

type Has = Extract<Operation, { readonly op: 'has' }>

/** A card that stands on the board without any other step naming it. */
interface Bystander {
  readonly step: number
  readonly row: number
  readonly card: CardName
}

/** What the words of the law tell of a case: those that it notices when they are changed, and whether another still does. */
export interface Words<Word> {
  noticedBy(kase: Case): Promise<readonly Word[]>
  notices(word: Word, kase: Case): Promise<boolean>
}

/** The cards without which the case comes out alike: under the law, without each of its rulings, and with any word of theirs changed that it notices. */
export async function idleIn<Word>(kase: Case, law: Ruleset, words: Words<Word>): Promise<readonly Idle[]> {
  const bystanders = bystandersIn(kase)
  if (!bystanders.length) return []
  const whole = await greet(under(law))
  const noticing = await noticedBy(kase, law)
  const noticed = await words.noticedBy(kase)
  const idle: Idle[] = []
  for (const one of bystanders) {
    const rest = without(kase, one)
    if (!(await isAtPeace(rest, whole))) continue
    if (await anyAtPeace(rest, noticing)) continue
    if (await anyUnnoticed(rest, noticed, words)) continue
    idle.push(found(kase, one))
  }
  return idle
}

async function anyUnnoticed<Word>(kase: Case, noticed: readonly Word[], words: Words<Word>): Promise<boolean> {
  for (const word of noticed) if (!(await words.notices(word, kase))) return true
  return false
}

export const lawOf = ({ ruleset }: Case): Ruleset | undefined => rulesets.get(ruleset)

/** The law without a ruling of the case, for each that the case notices to be gone. */
async function noticedBy(kase: Case, law: Ruleset): Promise<readonly Greeted[]> {
  const engines: Greeted[] = []
  for (const id of kase.rulings) {
    if (!isInLaw(law, id)) continue
    const engine = await greet(under(strike([id]).law(law)))
    if (!(await isAtPeace(kase, engine))) engines.push(engine)
  }
  return engines
}

async function anyAtPeace(kase: Case, engines: readonly Greeted[]): Promise<boolean> {
  for (const engine of engines) if (await isAtPeace(kase, engine)) return true
  return false
}

function bystandersIn({ steps }: Case): readonly Bystander[] {
  return steps.flatMap(({ operation }, step) =>
    operation.op === 'has'
      ? operation.rows.flatMap(({ card }, row) => (isNamed(steps, card, step, row) ? [] : [{ step, row, card }]))
      : [],
  )
}

/** Does any other step, or another row, name the card? */
function isNamed(steps: readonly CaseStep[], card: CardName, step: number, row: number): boolean {
  const name = JSON.stringify(card.title)
  return steps.some(({ operation }, at) => {
    if (at !== step || operation.op !== 'has') return JSON.stringify(operation).includes(name)
    return operation.rows.some((other, index) => index !== row && JSON.stringify(other).includes(name))
  })
}

function without(kase: Case, { step, row }: Bystander): Case {
  const steps = kase.steps.map((one, at) => {
    if (at !== step) return one
    const has = one.operation as Has
    return { ...one, operation: { ...has, rows: has.rows.filter((_, index) => index !== row) } }
  })
  return { ...kase, steps }
}

/** The rows of a table stand below the line of its step and its heading. */
function found({ id, feature, steps }: Case, { step, row, card }: Bystander): Idle {
  return { kase: id, uri: feature.uri, line: (steps[step]?.line ?? 0) + 2 + row, title: card.title }
}
