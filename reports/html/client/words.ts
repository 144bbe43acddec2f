import type { ConditionWord, CountWord, Id, Phase, Place, Turn, Where } from '../../../protocol/types.ts'

/** `87.4 %`, or a dash when nothing was scored. */
export function percentText(percent: number | undefined): string {
  return percent === undefined ? '–' : `${percent} %`
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `12.3 s`, `3 min 5 s`. */
export function durationText(milliseconds: number): string {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

const piles: Readonly<Partial<Record<Place, string>>> = {
  hand: 'hand',
  deck: 'draw deck',
  discard: 'discard pile',
  points: 'point area',
  core: 'cards on the table',
  removed: 'cards out of play',
  seeds: 'seed cards',
  missions: 'missions to be seeded',
  tent: "Q's Tent",
  bridge: 'Battle Bridge',
  continuum: 'Q-Continuum',
  tribbles: 'Tribbles',
  dilemmas: 'dilemma pile',
  brig: 'brig',
  play: 'cards being played',
}

/** What a player's pile is called. */
export function pileName(place: Place): string {
  return piles[place] ?? place
}

/** The piles at a player's side, in the order in which they are shown. */
export const pileOrder: readonly Place[] = [
  'play',
  'hand',
  'core',
  'brig',
  'points',
  'dilemmas',
  'deck',
  'discard',
  'removed',
  'seeds',
  'missions',
  'tent',
  'bridge',
  'continuum',
  'tribbles',
]

const relations: Readonly<Partial<Record<Place, string>>> = {
  planet: 'on the planet at',
  space: 'in space at',
  aboard: 'aboard',
  docked: 'docked at',
  site: 'at the site',
  held: 'held by',
  on: 'on',
  under: 'under',
  shares: 'at the same location as',
}

/** Where a card is, in words; `nameOf` gives the title of a card id. */
export function placeText([place, holder]: Where, nameOf: (id: Id) => string): string {
  if (place === 'core') return `on the table (${holder})`
  if (place === 'removed') return `out of play (${holder})`
  if (place === 'play') return `being played by ${holder}`
  if (place === 'spaceline') return `on the ${spacelineName(holder)}`
  if (piles[place]) return `in ${holder}’s ${piles[place]}`
  return `${relations[place] ?? place} ${nameOf(holder)}`
}

const quadrants = ['alpha', 'beta', 'gamma', 'delta', 'mirror']

/** What a row of missions is called: by quadrant, or by player where each has his own. */
export function spacelineName(holder: string): string {
  if (holder === 'time') return 'time locations'
  return quadrants.includes(holder) ? `${capital(holder)} Quadrant` : `${holder}’s missions`
}

const conditions: Readonly<Partial<Record<ConditionWord, string>>> = {
  stasis: 'in stasis',
  'mortally-wounded': 'mortally wounded',
  'house-arrest': 'under house arrest',
  captive: 'captive',
}

/** What a card is, in words. */
export function conditionText(word: ConditionWord): string {
  return conditions[word] ?? word.replaceAll('-', ' ')
}

const counts: Readonly<Partial<Record<CountWord, string>>> = {
  'range-left': 'RANGE left',
  hull: 'hull',
  'used-this-turn': 'used this turn',
  'used-this-game': 'used this game',
  'card-plays-left': 'card plays left',
}

/** What is counted, in words. */
export function countText(word: CountWord): string {
  return counts[word] ?? word.replaceAll('-', ' ')
}

/** `RANGE left 4`, `hull 50 %`. */
export function countWithValue(word: CountWord, value: number): string {
  return word === 'hull' ? `hull ${value} %` : `${countText(word)} ${value}`
}

const phases: Readonly<Partial<Record<Phase, string>>> = {
  start: 'start of turn',
  play: 'card play',
  orders: 'executing orders',
  end: 'end of turn',
  discard: 'discarding',
}

/** Whose turn it is, and how far it has come. */
export function turnText({ player, phase }: Turn): string {
  if (phase.startsWith('seed-')) return `${capital(phase.slice(5))} seed phase, ${player} to act`
  return `${player}’s turn, ${phases[phase] ?? phase}`
}

const ways: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rule: 'By its own rule.',
    data: 'By what is printed on the cards.',
    open: 'Not encoded yet: no scenario has been written.',
  }),
)

/** How the project meets a ruling, as a sentence. */
export function metText(met: string): string {
  const [way = '', ...rest] = met.split(':')
  const about = rest
    .join(':')
    .trim()
    .replace(/^\[|\]$/g, '')
  if (way === 'follows-from') return `It follows from ${about || 'other rulings'}.`
  if (way === 'card') return about ? `By the definition of the card ${about}.` : 'By the definition of its card.'
  if (way === 'excluded') return `Excluded${about ? `: ${about}` : ''}.`
  return ways.get(way) ?? met
}
