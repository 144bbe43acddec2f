import type { Card, Text } from '../text/card.ts'
import type { Clause } from '../text/text.ts'

/** With the ruling that says what it prevents, where one does. */
const toxUthat = (prevents?: string): Text => ({
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

export const card: Card = {
  title: 'Tox Uthat',
  print: 'whole',
  faq1996: toxUthat('faq96-33-tox-uthat-03'),
  glossary: toxUthat(),
}
