import isDeepStrictEqual from 'fast-deep-equal'

export { isDeepStrictEqual }
