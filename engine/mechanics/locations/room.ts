import type { Room } from '../../kernel/room.ts'
import { spaceline1996 } from './cards/1996.ts'
import { selectorsByForm } from './selectors.ts'

export const room = {
  texts: {
    faq1996: [...spaceline1996],
  },
  selectorsByForm,
} satisfies Room
