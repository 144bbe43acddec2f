import { cardFacts, findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import type { Board, Can, Card, HelloResult, MadeUp, Phase, Place, Where } from '../../protocol/types.ts'
import { Arrangement } from '../../steps/judge/arrangement.ts'
import { isGiven } from '../../steps/judge/given.ts'
import type { Case, Suite } from '../../steps/suite/case.ts'

/** A board to arrange, and the declared word that it is there for. */
export interface TinyBoard {
  readonly word: string
  readonly board: Board
}

/** The least board for every word that is declared about boards, and the words for which there is none. */
export function tinyBoards(
  hello: HelloResult,
  suite: Suite,
): { readonly boards: readonly TinyBoard[]; readonly none: readonly string[] } {
  const candidates = [...ownBoards(hello, suite), ...suite.cases.flatMap(kase => boardOf(kase, hello))]
  const words = wordsOf(hello.can)
  const boards = words.flatMap(word => {
    const fitting = candidates.filter(board => wordsIn(board).has(word))
    const least = fitting.toSorted((a, b) => a.cards.length - b.cards.length)[0]
    return least ? [{ word, board: least }] : []
  })
  return { boards, none: words.filter(word => !boards.some(one => one.word === word)) }
}

function wordsOf({ rulesets = [], phases = [], places = [], conditions = [], counts = [], madeUp = [] }: Can) {
  return [...rulesets, ...phases, ...places, ...conditions, ...counts, ...madeUp.map(type => `made-up ${type}`)]
}

function wordsIn({ ruleset, turn, cards, made = [] }: Board): ReadonlySet<string> {
  const ofCards = cards.flatMap(({ where, is = [], count = {} }) => [where[0], ...is, ...Object.keys(count)])
  return new Set([ruleset, turn.phase, ...ofCards, ...made.map(({ type }) => `made-up ${type}`)])
}

/** The board of a scenario, if the engine can be asked to arrange it. */
function boardOf({ steps, ruleset }: Case, hello: HelloResult): readonly Board[] {
  const arrangement = new Arrangement({ ruleset, opening: 'play' })
  try {
    for (const { operation } of steps) {
      if (!isGiven(operation)) break
      if (operation.op !== 'history') arrangement.add(operation)
    }
    const board = arrangement.board()
    return isWithin(board, hello) ? [board] : []
  } catch {
    return []
  }
}

function isWithin({ ruleset, turn, cards, made = [] }: Board, { can, unknownTitles = [] }: HelloResult): boolean {
  const lacks = (declared: readonly string[] = [], words: readonly string[]) => words.some(w => !declared.includes(w))
  const fields = cards.flatMap(card =>
    (['controller', 'mode', 'face', 'targets', 'because'] as const).filter(f => card[f]),
  )
  const madeTitles = made.map(({ title }) => title)
  const printed = cards.map(({ id, title = id }) => title).filter(title => !madeTitles.includes(title))
  return !(
    lacks(can.rulesets, [ruleset]) ||
    lacks(can.phases, [turn.phase]) ||
    lacks(
      can.places,
      cards.map(({ where }) => where[0]),
    ) ||
    lacks(
      can.conditions,
      cards.flatMap(({ is = [] }) => is),
    ) ||
    lacks(
      can.counts,
      cards.flatMap(({ count = {} }) => Object.keys(count)),
    ) ||
    lacks(
      can.madeUp,
      made.map(({ type }) => type),
    ) ||
    lacks(
      can.fields,
      fields.map(field => `card.${field}`),
    ) ||
    printed.some(title => unknownTitles.includes(title))
  )
}

/** Boards of one to three cards, one for each ruleset, phase and common place. */
function ownBoards(hello: HelloResult, { titles }: Suite): readonly Board[] {
  const [first] = hello.can.rulesets ?? []
  const phases = hello.can.phases ?? []
  const phase = (['orders', 'play'] as const).find(word => phases.includes(word)) ?? phases[0]
  if (first === undefined || !phase) return []
  const pick = (type: CardType, kind?: string) => choose(hello, titles, type, kind)
  const made = (hello.can.madeUp ?? []).flatMap(type => piles(makeUp(type)).slice(0, 2))
  const all = [[], ...piles(pick('personnel')), ...layout(pick), ...made].map(cards => blank(first, phase, cards))
  const others = [
    ...(hello.can.rulesets ?? []).map(ruleset => blank(ruleset, phase, [])),
    ...phases.map(word => blank(first, word, [])),
  ]
  return [...all, ...others].filter(board => isWithin(board, hello))
}

type Picked = Omit<Card, 'where' | 'id' | 'owner'> & { readonly title: string; readonly made?: MadeUp }

function choose(
  { can, unknownTitles = [] }: HelloResult,
  titles: readonly string[],
  type: CardType,
  kind?: string,
): Picked | undefined {
  const fits = (title: string) => findCard(title)?.type === type && (!kind || cardFacts(title).kind === kind)
  const title = titles.find(one => fits(one) && !unknownTitles.includes(one))
  if (title !== undefined) return { title }
  if (!can.madeUp?.some(word => word === type)) return undefined
  return makeUp(type as MadeUp['type'], kind)
}

function makeUp(type: MadeUp['type'], kind = 'planet'): Picked {
  const title = `A plain ${type}`
  const made = { type, title, ...(type === 'mission' ? { kind, span: 3, points: 30 } : {}) } as MadeUp
  return { title, made }
}

function piles(card: Picked | undefined): readonly (readonly Placed[])[] {
  if (!card) return []
  return (['hand', 'deck', 'discard', 'removed'] as const).map(place => [
    { ...card, id: `One in ${place}`, where: [place, 'Alice'] },
    { ...card, id: `Twö in ${place}`, where: [place, 'Alice'] },
  ])
}

type Placed = Picked & { readonly id: string; readonly where: Where; readonly is?: Card['is'] }

function layout(pick: (type: CardType, kind?: string) => Picked | undefined): readonly (readonly Placed[])[] {
  const [planet, ship, crew] = [pick('mission', 'planet'), pick('ship'), pick('personnel')]
  if (!planet) return []
  const mission: Placed = { ...planet, id: 'The mission', where: ['spaceline', 'alpha'] }
  const put = (card: Picked | undefined, id: string, place: Place, holder: string): readonly Placed[] =>
    card ? [{ ...card, id, where: [place, holder] }] : []
  const orbiting = put(ship, 'The ship', 'space', mission.id)
  return [
    [mission],
    [mission, ...orbiting],
    [mission, ...put(crew, 'The team', 'planet', mission.id)],
    [mission, ...orbiting, ...(orbiting.length ? put(crew, 'The crew', 'aboard', 'The ship') : [])],
  ]
}

function blank(ruleset: string, phase: Phase, placed: readonly Placed[]): Board {
  const made = placed.flatMap(card => card.made ?? [])
  return {
    ruleset,
    turn: { player: 'Alice', number: 5, phase },
    players: [
      { name: 'Alice', points: 15 },
      { name: 'Bob', points: 0 },
    ],
    cards: placed.map(({ made: _, ...card }) => ({ ...card, owner: 'Alice' })),
    ...(made.length ? { made: [...new Map(made.map(one => [one.title, one])).values()] } : {}),
  }
}
