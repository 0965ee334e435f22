/** What a person may show to themselves (PAGE-24). */
export const FEATURE_FLAGS = ['demoHotels', 'demoProperties', 'hotelAccessLinks'] as const;

export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

export type FeatureFlags = Record<FeatureFlag, boolean>;

/**
 * The flags out of what session storage holds (PAGE-24); what it does not say is as the installation begins: on where it is not
 * production or its flags are enabled, else off. Anything unreadable says nothing.
 */
export function readFlags(saved: string | null, areOnByDefault: boolean): FeatureFlags {
	const said = parse(saved);
	const flag = (name: FeatureFlag) => (typeof said[name] === 'boolean' ? said[name] : areOnByDefault);
	return {
		demoHotels: flag('demoHotels'),
		demoProperties: flag('demoProperties'),
		hotelAccessLinks: flag('hotelAccessLinks'),
	};
}

function parse(saved: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(saved ?? '{}');
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}
