import { amend } from '../kernel/amend.ts'
import { enacting } from '../mechanics/library.ts'
import { blank } from './blank.ts'

/** The Glossary, letters D and S. */
export const glossary = amend(blank, {
  id: '1e-glossary',
  ...enacting(['glossary']),
})
