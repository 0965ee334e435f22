import { type ConfiguredBed, readBedConfiguration } from '~/domain/offer/bed-configurations';

/** `King-size bed, 2 single bed` of a written configuration. */
export function bedWords(configuration: string, nameOf: (bed: ConfiguredBed['bed']) => string): string {
	const words = readBedConfiguration(configuration)
		.map(({ bed, count }) => (count === 1 ? nameOf(bed) : `${count} × ${nameOf(bed)}`))
		.join(', ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
