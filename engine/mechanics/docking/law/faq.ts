import { denial, presumption, rule } from '../../../kernel/rule.ts'
import { extendsSHIELDS, isDockedThere, lacksWhatItExtends, mayBeamAcross } from '../questions.ts'
import { halfToTheDocked } from './customs.ts'

const always = () => true

const lacking = presumption({
  ruling: 'the SHIELDS that an outpost extends are taken from its own',
  asked: lacksWhatItExtends,
  applies: always,
  answer: true,
})

const onlyTheFirst = presumption({
  ruling: 'an outpost extends its SHIELDS to one ship',
  asked: extendsSHIELDS,
  applies: ({ docked, first }) => docked === 'there' && !first,
  answer: 0,
  exceptionTo: [halfToTheDocked],
})

const allThatAreThere = presumption({
  ruling: 'every outpost at a location extends its SHIELDS to a ship there',
  asked: extendsSHIELDS,
  applies: ({ docked }) => docked === 'elsewhere',
  answer: 0.5,
})

const byTheDoor = presumption({
  ruling: 'where there is a door nobody is beamed',
  asked: mayBeamAcross,
  applies: always,
  answer: false,
})

/** Ships at an outpost in 1996. */
export const atAnOutpost = [
  rule({ ruling: 'faq96-34-docking-01', asked: isDockedThere, applies: always, answer: true }),
  lacking,
  denial('faq96-34-extending-shields-01', lacking, false),
  onlyTheFirst,
  denial('faq96-34-extending-shields-02', onlyTheFirst, 0.5),
  allThatAreThere,
  denial('faq96-34-extending-shields-03', allThatAreThere, 0),
  byTheDoor,
  denial('faq96-34-docking-03', byTheDoor, true),
]
