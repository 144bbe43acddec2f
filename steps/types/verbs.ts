import { inPile } from '../operation.ts'
import type { Verb } from './verb.ts'

const aboard = ['at', 'to', 'aboard', 'on', 'onto'] as const
const target = [...aboard, 'atop', 'under', 'between', ...inPile, 'on the table'] as const

/** Deeds of a player to cards. */
export const verbs = {
  attempts: {
    act: 'attempt',
    meaning: 'attempts a mission, with the crew or Away Team `from` there, or with a part of it',
    places: ['from'],
    with: 'may',
    example: '"Excavation" from "U.S.S. Enterprise" with "Data" and "Worf"',
  },
  plays: {
    act: 'play',
    meaning: 'plays a card; what it is played on is its target, `with` names further ones',
    places: target,
    with: 'may',
    word: 'may',
    example: '"Amanda Rogers" on "Hugh"',
  },
  reports: {
    act: 'play',
    meaning: 'reports personnel, ships and equipment for duty; the word is the mode',
    places: aboard,
    with: 'may',
    word: 'may',
    example: '"Data" to "Federation Outpost"',
  },
  downloads: {
    act: 'download',
    meaning: 'downloads cards; `with` names the card that allows it',
    places: target,
    with: 'may',
    word: 'may',
    example: '"Tricorder" to "Federation Outpost" with "Data"',
  },
  attacks: {
    act: 'attack',
    meaning: 'starts a battle; `with` names who fights',
    with: 'may',
    example: '"U.S.S. Enterprise" with "Bortas"',
  },
  engages: {
    act: 'attack',
    meaning: 'starts an engagement or combat, by whatever card lets the player do so; `with` names who fights',
    with: 'may',
    example: '"Bortas" with "U.S.S. Enterprise"',
  },
  seeds: {
    act: 'seed',
    meaning: 'seeds cards; the word is the mode',
    places: target,
    with: 'may',
    word: 'may',
    example: '"Archer" under "Excavation"',
  },
  beams: {
    act: 'beam',
    meaning: 'beams cards; `with` names the transporter that is not the usual one',
    places: aboard,
    place: 'must',
    with: 'may',
    example: '"Data" and "Worf" to "Excavation"',
  },
  walks: {
    act: 'walk',
    meaning: 'walks personnel and equipment',
    places: [...aboard, 'from'],
    place: 'must',
    example: '"Data" aboard "Runabout"',
  },
  moves: {
    act: 'move',
    meaning: 'moves a ship; `with` names a wormhole or a similar card',
    places: [...aboard, 'from', 'through', 'past', 'between'],
    single: true,
    place: 'must',
    with: 'may',
    example: '"Runabout" to "Excavation"',
  },
  uses: {
    act: 'use',
    meaning: 'uses a text or skill of a card, `on` a target, `with` more; the word says which; activates holograms',
    places: [...target, 'from', 'out of play'],
    with: 'may',
    word: 'may',
    example: '"Deanna Troi" on "Data"',
  },
  scouts: {
    act: 'scout',
    meaning: 'scouts a location, with the crew `from` there',
    places: ['from'],
    with: 'may',
    example: '"Excavation" from "Borg Cube"',
  },
  commandeers: {
    act: 'commandeer',
    meaning: 'tries to commandeer ships and facilities',
    places: ['from'],
    with: 'may',
    example: '"Bortas" with "Worf"',
  },
  'probes for': { act: 'probe', meaning: 'probes for an objective', example: '"Assimilate Counterpart"' },
  'looks at': { act: 'look', meaning: 'looks at cards that are hidden', example: "Bob's hand" },
  'asks about': {
    act: 'ask',
    meaning:
      'asks the other player to reveal what is to be known of cards; `with` names the card in hand that is shown for it',
    with: 'may',
    example: `Bob's Away Team on "Excavation" with "Thine Own Self"`,
  },
  infiltrates: {
    act: 'infiltrate',
    meaning: 'lets personnel begin to infiltrate the crew or Away Team; `with` names them',
    with: 'must',
    example: `Bob's crew aboard "Bortas" with "Lovok Founder"`,
  },
  shows: {
    act: 'show',
    meaning: 'shows a card from hand, as a card obliges its player to; `with` names one that is played along',
    with: 'may',
    example: '"Devidian Door"',
  },
  cloaks: { act: 'cloak', meaning: 'cloaks ships', example: '"Bortas"' },
  decloaks: { act: 'decloak', meaning: 'decloaks ships', example: '"Bortas"' },
  phases: { act: 'phase', meaning: 'phases ships', example: '"Decius"' },
  dephases: { act: 'dephase', meaning: 'ends the phasing of ships', example: '"Decius"' },
  shuffles: {
    act: 'shuffle',
    meaning: 'mixes cards that lie face down, for the other player not to tell them apart',
    example: '"Bortas" and "Decius"',
  },
  switches: {
    act: 'change',
    meaning: 'switches the affiliation in use',
    places: ['into mode'],
    place: 'must',
    example: '"Sisters of Duras" into Romulan mode',
  },
  docks: {
    act: 'dock',
    meaning: 'docks ships',
    places: ['at', 'to', 'docked at'],
    place: 'must',
    example: '"Runabout" at "Federation Outpost"',
  },
  undocks: {
    act: 'undock',
    meaning: 'undocks ships',
    places: ['from'],
    example: '"Runabout" from "Federation Outpost"',
  },
  lands: {
    act: 'land',
    meaning: 'lands ships',
    places: ['on', 'onto', 'at', 'landed on'],
    example: '"Runabout" on "Excavation"',
  },
  'takes off': {
    act: 'launch',
    meaning: 'takes off with landed ships',
    places: ['from'],
    example: '"Runabout" from "Excavation"',
  },
  launches: {
    act: 'launch',
    meaning: 'launches carried ships',
    places: ['from'],
    example: '"Runabout" from "U.S.S. Enterprise"',
  },
  draws: { act: 'draw', meaning: 'draws these cards, known to be on top', example: '"Data"' },
  discards: { act: 'discard', meaning: 'discards cards', places: ['from'], example: '"Data"' },
  replaces: {
    act: 'replace',
    meaning: 'replaces a card by another version',
    with: 'must',
    example: '"Worf" with "Governor Worf"',
  },
} as const satisfies Record<string, Verb>

export const verbOf = (name: string): Verb | undefined => Object.getOwnPropertyDescriptor(verbs, name)?.value
