import type { Texts } from '../../../kernel/room.ts'
import type { CardText, Clause } from '../../../text/text.ts'

/** With the ruling that says what it prevents, where one does. */
export const toxUthat = (prevents?: string): CardText => ({
  title: 'Tox Uthat',
  timed: [{ at: 'earned', effects: [{ do: 'take into hand', who: 'this' }] }],
  plays: [
    { as: 'event', stays: true },
    {
      ...ruled(prevents),
      as: 'interrupt',
      answers: { to: 'played', what: { name: 'Supernova' } },
      effects: [{ do: 'nullify', who: 'answered' }],
    },
  ],
})

const ruled = (ruling?: string): Clause => (ruling ? { ruling } : {})

export const varonTDisruptor: CardText = {
  title: 'Varon-T Disruptor',
  standing: [
    {
      affects: { all: { type: 'personnel', whose: 'yours', presentWith: { name: 'Varon-T Disruptor' } } },
      multiply: { strength: 2 },
    },
  ],
}

/** Artifacts of which no ruling of the Glossary speaks. */
const unruled: readonly CardText[] = [toxUthat(), varonTDisruptor]

export const texts = { glossary: unruled } satisfies Texts
