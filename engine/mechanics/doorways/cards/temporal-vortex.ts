import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const temporalVortex: CardText = {
  title: 'Temporal Vortex',
  plays: [
    { on: { name: ['Borg Ship', 'The Sheliak'] }, anyTime: true, stays: true, countdown: 3 },
    { stays: true, countdown: 3 },
  ],
  nullifiesInPlay: { what: { name: 'Distortion of Space/Time Continuum' } },
}

export const texts = { glossary: [temporalVortex] } satisfies Texts
