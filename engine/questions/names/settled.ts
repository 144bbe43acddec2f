import { settled } from '../../kernel/settled.ts'

/** Are the two in one group for cards that refer to them, being of one name? */
export const grouped = settled<{ a: string; b: string }>()('grouped', false, [
  { ruling: 'faq96-13-the-colon-rule-15', is: true },
])
