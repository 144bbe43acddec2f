import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

/** What ships do with it, and where it closes a door. */
export const bajoranWormhole = {
  title: 'Bajoran Wormhole',
  creates: { span: 1 },
  leadsTo: { name: 'Bajoran Wormhole' },
  plays: [
    { stays: true },
    { on: { name: 'Revolving Door' }, anyTime: true, effects: [{ do: 'nullify', who: 'target' }] },
  ],
} satisfies CardText

const barzanWormhole: CardText = {
  title: 'Barzan Wormhole',
  creates: { span: 2 },
  leadsTo: { name: 'Wormhole Terminus' },
}

export const texts = { glossary: [bajoranWormhole, barzanWormhole] } satisfies Texts
