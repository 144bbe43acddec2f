import { against } from '../../kernel/rule.ts'
import { beamsPast } from '../../questions/beaming/questions.ts'

/** No card beams them. */
export const stoppedStayBehind = against('faq96-23-beaming-11', beamsPast, false, {
  not: 'a card beams those who are stopped',
  of: ['stopped'],
})

/** What a card beams is beamed like anybody else. */
export const faqBeamingCards = [
  stoppedStayBehind,
  against('faq96-23-beaming-12', beamsPast, false, {
    not: 'a card beams through what limits beaming',
    of: ['beaming limited'],
  }),
  against('faq96-23-beaming-13', beamsPast, false, {
    not: 'a card beams those whom another one keeps from beaming',
    of: ['kept from beaming'],
  }),
  against('faq96-39-emergency-transporter-armbands-01', beamsPast, false, {
    not: 'a card beams to cloaked ships',
    of: ['cloaked'],
  }),
]
