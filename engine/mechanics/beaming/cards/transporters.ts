import type { Texts } from '../../../kernel/room.ts'
import { distortionFieldIn } from './distortion-field.ts'
import { nearWarpTransport } from './near-warp-transport.ts'
import { patternEnhancers } from './pattern-enhancers.ts'
import { subspaceTransporter } from './subspace-transporter.ts'

export const texts = {
  faq1996: [nearWarpTransport, distortionFieldIn('yours', false)],
  glossary: [subspaceTransporter, patternEnhancers, distortionFieldIn()],
} satisfies Texts
