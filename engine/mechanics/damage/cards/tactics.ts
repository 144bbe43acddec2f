import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Effect, Filter } from '../../../text/text.ts'

/** Somebody aboard dies, whom chance finds among those who are so. */
const casualty = (where: Filter = {}): readonly Effect[] => [
  { do: 'select', as: 'casualty', by: 'chance', count: 1, from: { these: { crewOf: 'host' }, where } },
  { do: 'kill', who: { chosen: 'casualty' } },
]

const anyOf = (...skills: readonly string[]): Filter => ({ any: skills.map(skill => ({ skill })) })

/** What a tactic does to the card that it marks, besides what it is less by. */
const asMarkers: readonly CardText[] = [
  { title: 'Crimson Forcefield', asMarker: { offLine: { device: 'Cloaking Device' } } },
  { title: 'Evasive Maneuvers', asMarker: { atOnce: casualty(anyOf('ENGINEER', 'Astrophysics', 'Physics')) } },
  { title: 'Full Phaser Spread', asMarker: { atOnce: casualty(anyOf('SCIENCE', 'Stellar Cartography')) } },
  { title: 'Maximum Firepower', asMarker: { offLine: { device: 'Transporters' } } },
  { title: 'Phaser Banks', asMarker: { atOnce: casualty() } },
  {
    title: 'Picard Maneuver',
    asMarker: {
      atOnce: [
        { do: 'download', where: { name: ['Plasma Fire', 'Warp Core Breach'] }, may: true, called: 'downloaded' },
        { do: 'place', who: { chosen: 'downloaded' }, on: 'host' },
      ],
    },
  },
  { title: 'Pulse Disruptor', asMarker: { atOnce: casualty() } },
  { title: 'Target Engines', asMarker: { offLine: { enhancements: 'range' } } },
  { title: 'Target Shields', asMarker: { offLine: { enhancements: 'shields' } } },
]

export const texts = { glossary: asMarkers } satisfies Texts
