import type { BrandProfile } from '~/domain/brand/brand-profile';
import { HEAVENSPORTFOLIO, ROTANA, SERANDIPIANS, SWISSHOTELAPARTMENTS } from './affiliates';
import { MERIDIAN_LIFESTYLE, MERIDIAN_TRAVEL } from './card-brands';
import { CORVIN } from './corvin';
import { DEMO, DEMO_GOLD, SNOWTRADE } from './demo';
import { CONSUMER_BRAND, DEFAULT_BRAND } from './firnlicht';
import { ALDERN_VOSS, BELVOIR, HALDEN, ROSENEGG } from './german-agencies';
import { KESTREL_ROWE, LINDQVIST_DAHL, ORIEL, POLAR_PINE } from './northern-agencies';
import { ALMAVIVA, CASA_BRENTA, MAISON_SELVE, PERLE_NOIRE } from './southern-agencies';
import { THORNBURY } from './thornbury';

export { CONSUMER_BRAND, DEFAULT_BRAND };

/** All brands of this deployment (BRAND-3). Keys, host words and company phrases are unique (a test says so). */
export const BRAND_PROFILES: readonly BrandProfile[] = [
	DEFAULT_BRAND,
	CONSUMER_BRAND,
	DEMO,
	DEMO_GOLD,
	SNOWTRADE,
	MERIDIAN_TRAVEL,
	MERIDIAN_LIFESTYLE,
	HEAVENSPORTFOLIO,
	ROTANA,
	SERANDIPIANS,
	SWISSHOTELAPARTMENTS,
	CORVIN,
	THORNBURY,
	ALDERN_VOSS,
	HALDEN,
	BELVOIR,
	ROSENEGG,
	MAISON_SELVE,
	ALMAVIVA,
	CASA_BRENTA,
	PERLE_NOIRE,
	LINDQVIST_DAHL,
	ORIEL,
	KESTREL_ROWE,
	POLAR_PINE,
];
