import { findCard } from '../../cards/catalogue.ts'
import type { CardFacts } from '../../cards/facts.ts'
import { type Body, bodies, nothingPrinted } from '../../cards/game-text.ts'
import type { HelloResult, MadeUp, MadeUpType } from '../../protocol/types.ts'
import type { Case } from '../suite/case.ts'

/**
 * How a made-up card says each printed fact. `said`: in the field of that name. `asked`: not at all, which matters only where
 * facts are asked or a text looks for it. `unsaid`: not at all, so that a card which has it is not made up.
 */
const facts: Readonly<Record<keyof CardFacts, 'said' | 'asked' | 'unsaid'>> = {
  type: 'said',
  title: 'said',
  affiliations: 'said',
  species: 'said',
  gender: 'said',
  classification: 'said',
  skills: 'said',
  icons: 'said',
  keywords: 'said',
  unique: 'said',
  persona: 'said',
  cost: 'said',
  integrity: 'said',
  cunning: 'said',
  strength: 'said',
  range: 'said',
  weapons: 'said',
  shields: 'said',
  staffing: 'said',
  class: 'said',
  tactic: 'said',
  kind: 'said',
  quadrant: 'said',
  region: 'said',
  span: 'said',
  points: 'said',
  attemptedBy: 'said',
  requires: 'said',
  aliases: 'asked',
  looks: 'asked',
  lore: 'asked',
  logo: 'asked',
  systems: 'asked',
  printed: 'asked',
  correctedTitle: 'asked',
  location: 'asked',
  namesInLore: 'asked',
  matchingCommanders: 'asked',
  dots: 'unsaid',
  besides: 'unsaid',
  identity: 'unsaid',
  module: 'unsaid',
  order: 'unsaid',
  otherEnd: 'unsaid',
  modes: 'unsaid',
  individuals: 'unsaid',
  supposed: 'unsaid',
  says: 'unsaid',
}
const isA = (how: 'said' | 'unsaid') => (key: string) => facts[key as keyof CardFacts] === how

/** The printed card as a made-up one, as far as that can say what is printed; systems of a ship are keywords there. */
export function asMadeUp(card: CardFacts): MadeUp {
  const { type, unique = true, looks, species = type === 'personnel' ? looks : undefined } = card
  const { keywords = [], systems = [] } = card
  const words = [...keywords, ...systems]
  const made = { ...card, unique, species, keywords: words.length ? words : undefined }
  const said = Object.entries(made).filter(([key, value]) => isA('said')(key) && value !== undefined)
  return Object.fromEntries(said) as unknown as MadeUp
}

const bodyTypes: readonly string[] = ['personnel', 'ship', 'mission', 'equipment'] satisfies readonly MadeUpType[]
const requirementsSaid: readonly string[] = ['skills', 'over']

/** Is what a made-up card says all that there is to play of the printed one? */
function isBody(card: CardFacts, ruleset: string): boolean {
  if (!bodyTypes.includes(card.type) || !hasNoText(card.title, ruleset)) return false
  const { lore = {}, requires = [] } = card
  const isOfOtherSpecies = !!(lore.species || lore.calls || lore.from)
  const isRequired = requires.flatMap(one => Object.keys(one))
  return (
    !isOfOtherSpecies &&
    !Object.keys(card).some(isA('unsaid')) &&
    isRequired.every(one => requirementsSaid.includes(one))
  )
}

let texts: { readonly vanilla: ReadonlySet<string>; readonly rows: readonly Body[] } | undefined

/** Nothing is printed on it, or nothing that matters on any board of the suite. */
function hasNoText(title: string, ruleset: string): boolean {
  texts ??= { vanilla: nothingPrinted(), rows: bodies() }
  const { vanilla, rows } = texts
  return vanilla.has(title) || rows.some(row => row.title === title && row.rulesets.includes(ruleset))
}

/**
 * The printed cards of a case that the engine does not have but can make up. None where a card of the case has a text, which
 * might look for a title, or where facts are asked for that a made-up card does not have.
 */
export function standIns(
  { titles, ruleset, needs }: Pick<Case, 'titles' | 'ruleset' | 'needs'>,
  { can: { madeUp = [], boards }, unknownTitles = [] }: Pick<HelloResult, 'can' | 'unknownTitles'>,
): readonly MadeUp[] {
  const absent = madeUp.length && boards !== 'by-play' ? titles.filter(title => unknownTitles.includes(title)) : []
  if (!absent.length || needs.facts?.length || needs.actions?.includes('replace')) return []
  const cards = titles.map(title => findCard(title))
  if (!cards.every(card => card && (card.type === 'facility' || isBody(card, ruleset)))) return []
  const made = cards.flatMap(card =>
    card && card.type !== 'facility' && absent.includes(card.title) ? [asMadeUp(card)] : [],
  )
  return made.filter(({ type }) => madeUp.includes(type))
}
