import type { Texts } from '../../../kernel/room.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import type { CardText } from '../../../text/text.ts'

/** A special download icon with the name of a card: whatever it fetches goes here. */
const icon = (name: string): UseText => ({
  effects: [{ do: 'download', where: { name }, to: 'here', special: true }],
})

/** Cards with a special download icon, and what those fetch, as the Glossary knows them. */
const specialDownloads: readonly CardText[] = [
  { title: 'Alyssa Ogawa (First Contact)', uses: [icon('Medical Kit')] },
  { title: 'Anya', uses: [icon('Salia')] },
  { title: 'Brunt', uses: [icon('Writ of Accountability')] },
  { title: 'Arandis', uses: [icon('Jamaharon')] },
  {
    title: 'Jamaharon',
    plays: [
      { on: { name: "Horga'hn" }, effects: [{ do: 'nullify', who: 'target' }] },
      {
        on: { type: 'personnel', gender: 'male' },
        effects: [{ do: 'relocate', who: 'target', to: { all: { type: 'mission', name: 'Risa Shore Leave' } } }],
      },
    ],
  },
]

export const texts = { glossary: specialDownloads } satisfies Texts
