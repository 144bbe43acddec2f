/** Names the catalogue, of which the page has what it was written with. */
export const catalogueFolder = 'rulings'
