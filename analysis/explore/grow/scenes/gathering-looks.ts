import { findCard } from '../../../../cards/catalogue.ts'
import { outOfPlay } from '../../../../protocol/out-of-play.ts'
import type { Card, ValueWord } from '../../../../protocol/types.ts'
import type { Finder } from '../../../../steps/judge/resolve.ts'
import { nameOn } from '../../../../steps/on-board/names-on.ts'
import type { CardName, Operation, Player } from '../../../../steps/operation.ts'
import type { Dice } from '../../dice.ts'

const ofPeople: readonly ValueWord[] = [
  'skills-box',
  'dots',
  'skills',
  'integrity',
  'cunning',
  'strength',
  'affiliations',
  'classification',
  'icons',
  'species',
]
const ofShips: readonly ValueWord[] = ['range', 'weapons', 'shields', 'skills', 'affiliations']

/** Values and relations of those who are there, and what each player sees of them. */
export function looksAt(finder: Finder, dice: Dice): readonly Operation[] {
  const inPlay = finder.board.cards.filter(({ where }) => !outOfPlay.has(where[0]))
  const isOf = (type: string) => (card: Card) => finder.typeOf(card) === type
  const people = dice.some(inPlay.filter(isOf('personnel')), 3)
  return [
    ...people.flatMap(card => valuesOf(finder, card, ofPeople, dice)),
    ...dice.some(inPlay.filter(isOf('ship')), 1).flatMap(card => valuesOf(finder, card, ofShips, dice)),
    ...dice.some(relations(finder, inPlay, dice), 3),
    ...dice.some(finder.board.cards, 3).flatMap(card => seen(finder, card, dice)),
    playing(inPlay, dice),
  ]
}

function valuesOf(
  finder: Finder,
  { id, title = '' }: Card,
  words: readonly ValueWord[],
  dice: Dice,
): readonly Operation[] {
  const name = nameOn(finder, id)
  if (!name) return []
  const halves = findCard(title)?.individuals?.flatMap(({ title: label }) => (label ? [{ title, label }] : [])) ?? []
  const card: CardName = dice.one(halves.length && dice.chance(0.7) ? halves : [name])!
  return dice.some(words, 3).map(attribute => ({ op: 'value', attribute, cards: [{ card }], values: [] }))
}

function relations(finder: Finder, inPlay: readonly Card[], dice: Dice): readonly Operation[] {
  const people = inPlay.filter(card => finder.typeOf(card) === 'personnel')
  const hosts = inPlay.filter(card => ['ship', 'facility'].includes(finder.typeOf(card) ?? ''))
  const [a, b] = dice.some(people, 2).map(({ id }) => nameOn(finder, id))
  const [host] = dice.some(hosts, 1).map(({ id }) => nameOn(finder, id))
  const pairs: readonly Operation[] =
    a && b
      ? [
          { op: 'fact', fact: 'same-species', subject: [{ card: a }, { card: b }] },
          { op: 'fact', fact: 'present', subject: [{ card: a }], object: [{ card: b }] },
          { op: 'fact', fact: 'same-location', subject: [{ card: a }, { card: b }] },
        ]
      : []
  const commands: readonly Operation[] =
    a && host ? [{ op: 'fact', fact: 'in-command', subject: [{ card: a }], object: [{ card: host }] }] : []
  return [...pairs, ...commands, ...commands]
}

function seen(finder: Finder, { id }: Card, dice: Dice): readonly Operation[] {
  const card = nameOn(finder, id)
  return card ? [{ op: 'sees', player: anybody(dice), cards: [{ card }] }] : []
}

const anybody = (dice: Dice): Player => dice.one(['Alice', 'Bob'] as const)!

/** Does somebody play an affiliation that is on the board? */
function playing(cards: readonly Card[], dice: Dice): Operation {
  const { affiliations = ['federation'], icons = [] } = findCard(dice.one(cards)?.title ?? '') ?? {}
  const factions = icons.filter(icon => ['maquis', 'terran empire', 'klingon-cardassian alliance'].includes(icon))
  const word = dice.one([...affiliations, ...factions]) ?? 'federation'
  return { op: 'playing', player: anybody(dice), word: word.replace(/\b[a-z]/g, letter => letter.toUpperCase()) }
}
