import type { CardType } from '../../../../cards/facts.ts'
import type { Cards, Operation } from '../../../../steps/operation.ts'
import { isOf } from '../board.ts'
import { type FeatureKind, featuresOf } from '../features.ts'
import { kinshipOf } from '../kinship.ts'
import type { Grown } from '../pool.ts'
import type { Ground, Scene } from '../scene.ts'

/** Nothing is on the board; what is printed on cards is asked, of pairs and of single ones. */
export const titles: Scene = {
  id: 'titles',
  says: 'questions about what is printed on cards that are alike, or that speak of each other',
  topics: ['names', 'lore', 'species', 'seeding', 'equipment', 'locations', 'skills', 'compatibility', 'borg'],
  weight: 0.8,
  grow: ground => ({ given: [], length: 0, looks: (_, dice) => questions({ ...ground, dice }) }),
}

function questions(ground: Ground): readonly Operation[] {
  const { dice } = ground
  const rounds = Array.from({ length: 4 }, () => (dice.chance(0.6) ? ofPair(ground) : ofSingle(ground)))
  return rounds.flat()
}

const term = (title: string): Cards => [{ card: { title } }]

/** Relations that hold one way, and those that hold of both. */
const oneWay = ['matching-commander', 'facility-commander', 'romantic-partner', 'named-in-lore', 'refers-to'] as const
const bothWays = ['grouped', 'same-card', 'copy', 'persona', 'couple', 'deck-allowed'] as const

function ofPair(ground: Ground): readonly Operation[] {
  const { dice } = ground
  const [a, b] = pairOf(ground)
  if (!a || !b) return []
  const name = dice.chance(0.6) ? a.title : (dice.one(aliasesOf(a)) ?? a.title)
  const isPrinted = a.facts.affiliations?.length && b.facts.affiliations?.length
  const relations = [...bothWays, ...(isPrinted ? (['compatible'] as const) : [])]
  return [
    ...oneWay.map(
      (fact): Operation => ({
        op: 'fact',
        fact,
        subject: term(fact === 'refers-to' ? name : a.title),
        object: term(b.title),
      }),
    ),
    ...relations.map(
      (fact): Operation => ({
        op: 'fact',
        fact,
        subject: [...term(fact === 'same-card' || fact === 'grouped' ? name : a.title), ...term(b.title)],
      }),
    ),
  ]
}

/** Names under which the catalogue finds the card. */
const aliasesOf = ({ facts }: Grown): readonly string[] => facts.aliases ?? []

function pairOf({ pool, dice, theme }: Ground): readonly Grown[] {
  const kin = kinshipOf(pool)
  const own = dice.one(theme.cards)
  if (own && dice.chance(0.35)) {
    const other = dice.chance(0.3) ? dice.one(theme.cards) : kin.kinOf(own, dice)
    return other ? dice.some([own, other], 2) : []
  }
  if (dice.chance(0.45)) return kin.named(dice)
  if (dice.chance(0.15)) return [own ?? dice.one(kin.cards)!, dice.one(kin.cards)!]
  return kin.alike(dice)
}

/** What is asked of cards of a type. */
const kindsOf: Partial<Record<CardType, readonly FeatureKind[]>> = {
  personnel: ['species', 'species', 'species', 'has', 'has', 'regular-skill', 'homeworld', 'native-quadrant'],
  ship: ['of-class', 'of-class', 'special-equipment', 'special-equipment', 'has', 'native-quadrant'],
  facility: ['has', 'native-quadrant', 'special-equipment', 'of-class'],
  mission: ['homeworld', 'homeworld', 'has', 'native-quadrant', 'species'],
}

function ofSingle(ground: Ground): readonly Operation[] {
  const { pool, dice } = ground
  const card = singleOf(ground)
  if (!card) return []
  const { title, facts } = card
  const kinds = kindsOf[facts.type] ?? ['has', 'native-quadrant']
  const features = Array.from({ length: 4 }, (): readonly Operation[] => {
    const fact = dice.one(kinds)!
    const object = featuresOf(pool).of(fact, facts, dice)
    return object ? [{ op: 'fact', fact, subject: term(title), object }] : []
  })
  return [...features.flat(), ...(['unique', 'deck-allowed'] as const).map(plainly(title)), ...correspondence(ground)]
}

const plainly =
  (title: string) =>
  (fact: string): Operation => ({ op: 'fact', fact, subject: term(title) })

function singleOf({ pool, dice, theme }: Ground): Grown | undefined {
  if (theme.cards.length && dice.chance(0.5)) return dice.one(theme.cards)
  const types: readonly CardType[] = ['personnel', 'ship', 'mission', 'facility', 'time location']
  return dice.one(dice.chance(0.8) ? pool.known.filter(isOf(dice.one(types)!)) : pool.known)
}

/** Does a time location correspond to a place of the spaceline? */
function correspondence({ pool, dice }: Ground): readonly Operation[] {
  const time = dice.one(pool.known.filter(isOf('time location')))
  const there = time?.facts.location?.at(-1)
  const missions = pool.known.filter(isOf('mission'))
  const same = missions.filter(({ facts }) => there && facts.location?.includes(there))
  const place = dice.one(same.length && dice.chance(0.7) ? same : missions)
  if (!time || !place || dice.chance(0.7)) return []
  return [{ op: 'fact', fact: 'corresponding', subject: term(place.title), object: term(time.title) }]
}
