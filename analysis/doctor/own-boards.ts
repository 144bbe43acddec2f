import { cardFacts, findCard } from '../../cards/catalogue.ts'
import type { CardType } from '../../cards/facts.ts'
import { type Edition, editionOf } from '../../catalogue/edition.ts'
import type { Board, Card, HelloResult, MadeUp, Phase, Place, Where } from '../../protocol/types.ts'
import { spacelineOf } from '../../steps/judge/arrangement-words.ts'
import { standIns } from '../../steps/judge/stand-ins.ts'
import type { Suite } from '../../steps/suite/case.ts'

/** Boards of one to three cards, for each ruleset, phase and common place. */
export function ownBoards(hello: HelloResult, suite: Suite): readonly Board[] {
  return list(hello.can.rulesets).flatMap(ruleset => boardsUnder(ruleset, hello, suite))
}

/** A declared list may be anything. */
const list = <T>(declared: readonly T[] | undefined): readonly T[] => (Array.isArray(declared) ? declared : [])

function boardsUnder(ruleset: string, hello: HelloResult, suite: Suite): readonly Board[] {
  const phases = list(hello.can.phases).filter(phase => hasPhase(editionOf(ruleset), phase))
  const phase = (['orders', 'play'] as const).find(word => phases.includes(word)) ?? phases[0]
  if (!phase) return []
  const titles = titlesOf(ruleset, suite)
  const picker = new Picker(hello, titles)
  const made = [...list(hello.can.madeUp).map(type => makeUp(type)), ...standIn(ruleset, hello, titles)]
  const all = [
    [],
    ...piles(picker.pick('personnel')),
    ...scored(picker.pick('interrupt')),
    ...layout(ruleset, picker),
    ...made.flatMap(card => piles(card).slice(0, 2)),
  ]
  return [...all.map(cards => blank(ruleset, phase, cards)), ...phases.map(word => blank(ruleset, word, []))]
}

const hasPhase = (edition: Edition, phase: Phase): boolean =>
  edition === 'first' ? phase !== 'discard' : !phase.startsWith('seed-')

/** The cards of the edition, those that scenarios have under the ruleset first. */
export function titlesOf(ruleset: string, { cases }: Suite): readonly string[] {
  const near = cases.filter(one => editionOf(one.ruleset) === editionOf(ruleset))
  const own = near.filter(one => one.ruleset === ruleset)
  return [...new Set([...own, ...near].flatMap(one => one.titles))]
}

type Picked = Omit<Card, 'where' | 'id' | 'owner'> & { readonly title: string; readonly made?: MadeUp }

/** Finds a card that the engine has, or makes one up. */
class Picker {
  readonly #titles: readonly string[]
  readonly #madeUp: readonly string[]

  constructor({ can, unknownTitles = [] }: HelloResult, titles: readonly string[]) {
    const unknown = new Set(unknownTitles)
    this.#titles = titles.filter(title => !unknown.has(title))
    this.#madeUp = list(can.madeUp)
  }

  /** One that needs no choice between affiliations, and, if there is one, of the affiliation that is asked for. */
  pick(type: CardType, { kind, like = [] }: { readonly kind?: string; readonly like?: readonly string[] } = {}) {
    const fits = (title: string) => findCard(title)?.type === type && (!kind || cardFacts(title).kind === kind)
    const plain = this.#titles.filter(title => fits(title) && affiliationsOf(title).length < 2)
    const title = plain.find(one => affiliationsOf(one).some(word => like.includes(word))) ?? plain[0]
    if (title !== undefined) return { title }
    return this.#madeUp.includes(type) ? makeUp(type as MadeUp['type'], kind) : undefined
  }
}

const affiliationsOf = (title: string): readonly string[] => findCard(title)?.affiliations ?? []

function makeUp(type: MadeUp['type'], kind = 'planet'): Picked {
  const title = `A plain ${type}`
  const made = { type, title, ...(type === 'mission' ? { kind, span: 3, points: 30 } : {}) } as MadeUp
  return { title, made }
}

/** The first printed card that is made up for the engine, as it has none of that title. */
function standIn(ruleset: string, hello: HelloResult, titles: readonly string[]): readonly Picked[] {
  const can = { ...hello.can, madeUp: list(hello.can.madeUp) }
  const unknownTitles = list(hello.unknownTitles)
  const all = titles.flatMap(title => standIns({ titles: [title], ruleset, needs: {} }, { can, unknownTitles }))
  return all.slice(0, 1).map(made => ({ title: made.title, made }))
}

function piles(card: Picked | undefined): readonly (readonly Placed[])[] {
  if (!card) return []
  return (['hand', 'deck', 'discard', 'removed'] as const).map(place => [
    { ...card, id: `One in ${place}`, where: [place, 'Alice'] },
    { ...card, id: `Twö in ${place}`, where: [place, 'Alice'] },
  ])
}

const scored = (card: Picked | undefined): readonly (readonly Placed[])[] =>
  card ? [[{ ...card, id: 'One in points', where: ['points', 'Alice'] }]] : []

type Placed = Picked & {
  readonly id: string
  readonly where: Where
  readonly is?: Card['is']
  readonly count?: Card['count']
}

function layout(ruleset: string, picker: Picker): readonly (readonly Placed[])[] {
  const [planet, ship] = [picker.pick('mission', { kind: 'planet' }), picker.pick('ship')]
  const crew = picker.pick('personnel', { like: ship ? affiliationsOf(ship.title) : [] })
  const location = planet ?? picker.pick('mission')
  if (!location) return []
  const line = spacelineOf(ruleset, 'Alice', findCard(location.title)?.quadrant)
  const mission: Placed = { ...location, id: 'The mission', where: ['spaceline', line] }
  const put = (card: Picked | undefined, id: string, place: Place, holder: string): readonly Placed[] =>
    card ? [{ ...card, id, where: [place, holder] }] : []
  const orbiting = put(ship, 'The ship', 'space', mission.id)
  return [
    [mission],
    [mission, ...orbiting],
    [{ ...mission, is: ['completed'] }],
    [mission, ...orbiting.map(ship => ({ ...ship, count: { 'range-left': 2 } }))],
    [mission, ...(planet ? put(crew, 'The team', 'planet', mission.id) : [])],
    [mission, ...orbiting, ...(orbiting.length ? put(crew, 'The crew', 'aboard', 'The ship') : [])],
  ]
}

function blank(ruleset: string, phase: Phase, placed: readonly Placed[]): Board {
  const made = placed.flatMap(card => card.made ?? [])
  const begun = !phase.startsWith('seed-')
  return {
    ruleset,
    turn: { player: 'Alice', number: begun ? 5 : 1, phase },
    players: [
      { name: 'Alice', points: begun ? 15 : 0 },
      { name: 'Bob', points: 0 },
    ],
    cards: placed.map(({ made: _, ...card }) => ({ ...card, owner: 'Alice' })),
    ...(made.length ? { made: [...new Map(made.map(one => [one.title, one])).values()] } : {}),
  }
}
