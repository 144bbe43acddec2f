import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** A dilemma that something else than gender triggers, so that Borg, too, are met by it. */
const met: readonly CardText[] = [
  {
    title: 'Song of the Nebula',
    dilemma: {
      trigger: { skill: 'Navigation' },
      effects: [{ do: 'stop', who: 'facing', whole: true }],
      discard: true,
    },
  },
]

export const texts = { glossary: met } satisfies Texts
