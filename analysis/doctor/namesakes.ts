import { cardFacts, titles } from '../../cards/catalogue.ts'
import { editionOfCard } from '../../cards/facts.ts'
import { versionOf } from '../../cards/version.ts'
import { editionOf } from '../../catalogue/edition.ts'
import { groupBy } from '../../catalogue/group.ts'
import type { Board, HelloResult, Observation, PrintedCard, Values } from '../../protocol/types.ts'
import { printedOn } from '../../runner/introduction.ts'
import type { Suite } from '../../steps/suite/case.ts'
import type { TinyBoard } from './boards.ts'
import { type Complaint, type Finding, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import type { Patient } from './patient.ts'

const numbers = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields'] as const
type Told = keyof PrintedCard & keyof Values

/** Of several cards of one name, does the engine take the one that is meant? What it shows of each is compared with the print. */
export async function namesakes(
  patient: Patient,
  hello: HelloResult,
  boards: readonly TinyBoard[],
  suite: Pick<Suite, 'titles'>,
): Promise<readonly Finding[]> {
  const words = (hello.can.values ?? []) as readonly string[]
  const asked =
    boards.length && [...numbers, 'skills', 'icons'].some(word => words.includes(word)) ? known(hello, suite) : []
  const look = async (): Promise<readonly Complaint[]> => {
    const complaints: Complaint[] = []
    for (const [card, others] of asked) complaints.push(...(await mistaken(patient, boards, card, others)))
    return complaints.slice(0, 1)
  }
  if (!asked.length) return []
  return verdictOn(
    'namesakes',
    'It takes the card that is meant out of several of one name',
    await guarded(patient, 'Looking at namesakes', look),
  )
}

type Named = readonly [card: PrintedCard, others: readonly PrintedCard[]]

/** The personnel and ships of the suite that the engine has, with their namesakes. */
function known({ unknownTitles = [] }: HelloResult, suite: Pick<Suite, 'titles'>): readonly Named[] {
  const asked = new Set(suite.titles.filter(title => !unknownTitles.includes(title)))
  const bodies = printedOn(titles()).filter(({ type }) => type === 'personnel' || type === 'ship')
  const groups = [...groupBy(bodies, ({ title }) => versionOf(title)?.name ?? title).values()]
  return groups
    .filter(({ length }) => length > 1)
    .flatMap(group => group.map((one): Named => [one, group.filter(other => other !== one)]))
    .filter(([{ title }]) => asked.has(title))
}

/** A complaint where the card has another one's values, and not its own. */
async function mistaken(
  patient: Patient,
  boards: readonly TinyBoard[],
  card: PrintedCard,
  others: readonly PrintedCard[],
): Promise<readonly Complaint[]> {
  const found = boardWith(boards, card)
  if (!found) return []
  await patient.ask({ do: 'arrange', board: found.board })
  const { values = {} } = await patient.ask<Observation>({ do: 'observe', values: [found.id] })
  const shown = values[found.id] ?? {}
  const wrong = differing(shown, card)
  const taken = others.find(other => !differing(shown, other).length)
  if (!wrong.length || !taken) return []
  return [
    {
      seen: `"${card.title}" has the ${wrong.join(', ')} of "${taken.title}".`,
      mend: 'Tell the versions of a card apart: `cards` of `hello` says what is printed on each.',
    },
  ]
}

/** What is shown otherwise than it is printed. */
function differing(shown: Values, card: PrintedCard): readonly Told[] {
  const { skills = {}, icons, classification } = card
  const levels = shown.skills
  const isOther = ([skill, level]: readonly [string, number]): boolean =>
    levels?.[skill] !== level + (skill === classification ? 1 : 0)
  return [
    ...numbers.filter(word => shown[word] !== undefined && card[word] !== undefined && shown[word] !== card[word]),
    ...(levels && Object.entries(skills).some(isOther) ? ['skills' as const] : []),
    ...(shown.icons && icons?.some(icon => !shown.icons?.includes(icon)) ? ['icons' as const] : []),
  ]
}

/** A board on which the card stands in the place of another one of its type. */
function boardWith(
  boards: readonly TinyBoard[],
  card: PrintedCard,
): { readonly board: Board; readonly id: string } | undefined {
  const edition = editionOfCard(card)
  for (const { board } of boards.filter(one => editionOf(one.board.ruleset) === edition)) {
    const { cards, made = [] } = board
    const free = cards.find(
      ({ id, title: its = id, where: [place], is, count, targets }) =>
        ['planet', 'aboard', 'space'].includes(place) &&
        !(is ?? count ?? targets) &&
        !made.some(one => one.title === its) &&
        cardFacts(its).type === card.type,
    )
    if (free)
      return {
        board: { ...board, cards: cards.map(one => (one === free ? { ...one, title: card.title } : one)) },
        id: free.id,
      }
  }
  return undefined
}
