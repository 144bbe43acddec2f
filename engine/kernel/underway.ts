/**
 * What is under way while an action is worked out, such as an attempt or an encounter: the innermost of each kind. Rooms
 * declare what others must know of their procedures.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Underway {}

/** What was noted in the course of one action, for its later steps; rooms declare what they note. */
// biome-ignore lint/suspicious/noEmptyInterface: each room declares its own
export interface Notes {}
