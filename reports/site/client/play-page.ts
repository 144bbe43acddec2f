/** The page within the site on which rulings are played. */
export const playPage = 'play.html'
