import { amend } from '../kernel/amend.ts'
import { enacting } from '../mechanics/library.ts'
import { blank } from './blank.ts'

/** The publisher's FAQ of 14 May 1996. */
export const faq1996 = amend(blank, { id: '1e-1996', ...enacting(['faq1996']) })
