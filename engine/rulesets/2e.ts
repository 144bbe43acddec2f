import { amend } from '../kernel/amend.ts'
import { enacting } from '../mechanics/library.ts'
import { blank } from './blank.ts'

/** The Second Edition Rulebook Glossary, letter S. */
export const secondEdition = amend(blank, {
  id: '2e',
  ...enacting(['rulebook']),
})
