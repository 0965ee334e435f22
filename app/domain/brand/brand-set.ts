import { type BrandProfile, brandProfile } from './brand-profile';

/** All brands of the deployment as they stood at one revision; never changed. There is always one with the key `default`. */
export class BrandSet {
	readonly profiles: readonly BrandProfile[];
	readonly fallback: BrandProfile;
	readonly #byKey: ReadonlyMap<string, BrandProfile>;

	/** `revision` grows with every change of any brand. */
	constructor(
		readonly revision: number,
		profiles: readonly BrandProfile[],
	) {
		const named = profiles.find(({ key }) => key === 'default');
		this.fallback = named ?? brandProfile({ key: 'default', name: 'Firnlicht Partner', wording: {} });
		this.profiles = named ? profiles : [this.fallback, ...profiles];
		this.#byKey = new Map(this.profiles.map((profile) => [profile.key, profile]));
	}

	find(key: string | null | undefined): BrandProfile | undefined {
		return key == null ? undefined : this.#byKey.get(key);
	}

	/** The brand that a stored row names; the default brand where there is none of that key. */
	of(key: string | null | undefined): BrandProfile {
		return this.find(key) ?? this.fallback;
	}
}
