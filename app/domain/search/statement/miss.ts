/**
 * A bit for each group of choices. A property that lacks one choice counts for that group and nowhere else, so that a
 * group's counts ignore the group's own choice; level and price go together, since a price belongs to a level.
 */
export const MISS = { country: 1, propertyType: 2, sector: 4, bedrooms: 8, pets: 16, level: 32, price: 64 } as const;
