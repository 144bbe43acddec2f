/** What a card does or has done to it, which statuses forbid and allow, each by its ruling; rooms declare theirs. */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Capabilities {}

export type Capability = keyof Capabilities
