import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** A card that lets personnel of one affiliation attempt a mission of another one. */
const espionage = (title: string, of: string, on: string): CardText => ({
  title,
  plays: [{ on: { type: 'mission', missionOf: on }, stays: true }],
  onMission: { attemptedBy: { affiliation: of } },
})

const espionages: readonly CardText[] = [
  espionage('Espionage: Federation on Klingon', 'federation', 'klingon'),
  espionage('Espionage: Klingon on Federation', 'klingon', 'federation'),
  espionage('Espionage: Romulan on Federation', 'romulan', 'federation'),
  espionage('Espionage: Romulan on Klingon', 'romulan', 'klingon'),
]

export const texts = { glossary: espionages } satisfies Texts
