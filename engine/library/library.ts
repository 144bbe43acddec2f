import { isBasic, isBasicIn } from '../../catalogue/in-force.ts'
import type { RulesetInfo } from '../../catalogue/questions.ts'
import { type Amendment, type Ruleset, rulingsIn } from '../kernel/amend.ts'
import { type Document, documentOf } from '../kernel/document.ts'
import type { AnyRule } from '../kernel/rule.ts'
import type { CardText } from '../text/text.ts'
import { cards, law } from './contents.ts'
import { textOf } from './text-of.ts'

/** Every rule that some room has, with what it presumes. */
const library: ReadonlyMap<string, AnyRule> = byRuling(law.flatMap(withPresumptions))

function byRuling(rules: readonly AnyRule[]): ReadonlyMap<string, AnyRule> {
  const found = new Map<string, AnyRule>()
  for (const rule of rules) {
    if (!rule.presumed && (found.get(rule.ruling) ?? rule) !== rule)
      throw new Error(
        `Two rules answer for ${rule.ruling}; what only a reading has belongs in its room's law/readings.ts.`,
      )
    found.set(rule.ruling, rule)
  }
  return found
}

function withPresumptions(rule: AnyRule): readonly AnyRule[] {
  return [...(rule.presumes ?? []).flatMap(withPresumptions), rule]
}

/**
 * What the documents make law in the ruleset of this row: their rulings with what these presume, the basic rules that hold there,
 * and their card texts, which take the place of what `base` has by their titles. Basic rules of `base` that do not hold are struck out.
 */
export function enacting(
  row: RulesetInfo,
  documents: readonly Document[],
  replaces: Readonly<Record<string, string>> = {},
  base?: Ruleset,
): Enacted {
  requireDocuments()
  const replacing = new Set(Object.values(replaces))
  const belongs = ({ ruling, custom }: AnyRule): boolean =>
    custom ? isBasicIn(ruling, row) : documents.some(document => documentOf(ruling) === document)
  const own = [...library.values()].filter(belongs)
  const enact = new Map(own.flatMap(withPresumptions).map(rule => [rule.ruling, rule]))
  const replace = Object.fromEntries(Object.entries(replaces).map(([old, id]) => [old, ruleOf(id)]))
  const texts = cards.flatMap(card => documents.flatMap(document => textOf(card, document, row) ?? []))
  const isKnown = ({ title }: CardText): boolean => !!base?.texts.has(title)
  return {
    documents,
    enact: [...enact.values()].filter(rule => !replacing.has(rule.ruling)),
    replace,
    repeal: base ? basicsEnded(base, row).filter(id => !Object.hasOwn(replaces, id)) : [],
    cards: { enact: texts.filter(text => !isKnown(text)), replace: texts.filter(isKnown) },
  }
}

/** Throws where a rule would be law nowhere. */
function requireDocuments(): void {
  const [stray] = rulesOfNoDocument()
  if (stray !== undefined)
    throw new Error(`The rule "${stray}" is of no document: no prefix of rulings/documents.yaml begins its id.`)
}

/** The ids of rules, and of clauses of card texts, that no document's prefix begins. */
export function rulesOfNoDocument(): readonly string[] {
  strays ??= [
    ...new Set(
      [...library.values()]
        .filter(one => !one.presumed)
        .map(one => one.ruling)
        .concat(inTexts()),
    ),
  ].filter(ruling => !documentOf(ruling) && !isBasic(ruling))
  return strays
}

let strays: readonly string[] | undefined

const inTexts = (): readonly string[] => cards.flatMap(card => [...rulingsIn({ ...card, readings: [] })])

type Enacted = Required<Pick<Amendment, 'documents' | 'enact' | 'replace' | 'repeal' | 'cards'>>

/** The basic rules of a law that do not hold in the ruleset of this row, and that no ruling of the law denies. */
function basicsEnded({ rules }: Ruleset, row: RulesetInfo): readonly string[] {
  const denied = new Set([...rules.values()].flatMap(({ presumes = [] }) => presumes))
  const ended = (rule: AnyRule): boolean => !!rule.custom && !denied.has(rule) && !isBasicIn(rule.ruling, row)
  return [...rules.values()].filter(ended).map(({ ruling }) => ruling)
}

/** Has the ruling or basic rule a rule of the engine? */
export const isEncoded = (id: string): boolean => library.has(id)

function ruleOf(ruling: string): AnyRule {
  const rule = library.get(ruling)
  if (!rule) throw new Error(`No room has a rule "${ruling}".`)
  return rule
}
