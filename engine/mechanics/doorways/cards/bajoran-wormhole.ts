import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const bajoranWormhole: CardText = {
  title: 'Bajoran Wormhole',
  creates: { span: 1 },
  leadsTo: { name: 'Bajoran Wormhole' },
  plays: [{ on: { name: 'Revolving Door' }, anyTime: true, effects: [{ do: 'nullify', who: 'target' }] }],
}

const barzanWormhole: CardText = {
  title: 'Barzan Wormhole',
  creates: { span: 2 },
  leadsTo: { name: 'Wormhole Terminus' },
}

export const texts = { glossary: [bajoranWormhole, barzanWormhole] } satisfies Texts
