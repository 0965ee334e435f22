import { BRAND_PROFILES } from '#db/seed/brands/brand-profiles';
import { BrandSet } from '~/domain/brand/brand-set';
import { setKnownBrands } from '~/domain/brand/known-brands';

/** Verbs that a test calls itself find the first brands, as they do in a worker that has read them. */
setKnownBrands(new BrandSet(0, BRAND_PROFILES));
