/** Presumptions of the Glossary that the Current Rulings replace, and one that they put in a ruling's place. */
export const presumptions2014 = {
  '1e-2014': {
    '1eS-seed-phases-69': 'special downloads are not made while seeding',
    'whoever is humanoid passes for human': 'cr14-species-14',
    'humanoids are a species': 'cr14-species-14',
    'whoever is somebody else in the story is of the species of that one': 'cr14-species-09',
    'a Borg is no human any more': 'custom-locations-80',
    'humanoid is as good as human': 'custom-locations-80',
    'a card of several affiliations is of the one that it is used as': 'custom-locations-80',
    'whoever is of the Federation no longer is safe': 'custom-locations-80',
  },
} as const
