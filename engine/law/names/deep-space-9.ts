import { rule } from '../../kernel/rule.ts'
import { isOneStationWith } from '../../questions/names/questions.ts'

/** Versions of one station. */
const deepSpace9: readonly string[] = ['Deep Space 9', 'Deep Space 9 / Terok Nor', 'Terok Nor']

/** It is there once, whichever version. */
export const oneStation = rule({
  ruling: '1eD-deep-space-9-01',
  asked: isOneStationWith,
  answer: ({ a, b }) => deepSpace9.includes(a) && deepSpace9.includes(b),
})
