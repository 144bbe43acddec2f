import type { Who } from '../../text/text.ts'

export const yoursHere: Who = { all: { whose: 'yours' }, here: true }
