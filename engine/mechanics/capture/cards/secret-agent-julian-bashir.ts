import type { Texts } from '../../../kernel/room.ts'
import type { CardText } from '../../../text/text.ts'

const secretAgentJulianBashir: CardText = {
  title: 'Secret Agent Julian Bashir',
  standing: [
    { ruling: '1eS-secret-agent-julian-bashir-01', affects: { othersWith: 'this' }, forbids: 'be captured' },
    { ruling: '1eS-secret-agent-julian-bashir-02', affects: 'this', forbids: 'be captured' },
  ],
}

export const texts = { glossary: [secretAgentJulianBashir] } satisfies Texts
