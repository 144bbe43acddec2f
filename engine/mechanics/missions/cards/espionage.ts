import type { Texts } from '../../../kernel/room.ts'
import type { Features } from '../../../text/match.ts'
import type { CardText } from '../../../text/text.ts'
import { attemptedBy } from '../missions.ts'

declare module '../../../text/text.ts' {
  interface Filter {
    /** A mission with the icon of that affiliation. */
    readonly missionOf?: string
  }
}

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

export const features: Features<'missionOf'> = {
  missionOf: (game, id, { missionOf }, you) => !!attemptedBy(game, id, you)?.includes(missionOf ?? ''),
}

export const texts = { glossary: espionages } satisfies Texts
