import * as z from 'zod';
import { fromMajorUnits, toMajorUnits } from './major-units';

const MAJOR_UNITS = {
	decode: (major: number, context: z.core.ParsePayload<number>) => {
		const minor = fromMajorUnits(major);
		if (minor !== null) return minor;
		context.issues.push({ code: 'custom', input: major, message: 'An amount with at most two decimals' });
		return z.NEVER;
	},
	encode: toMajorUnits,
};

/** The one way amounts pass in and out of the API: a decimal of major units outside, minor units inside. */
export const amount = z
	.codec(z.number().nonnegative(), z.int().nonnegative(), MAJOR_UNITS)
	.meta({ id: 'Amount', description: 'An amount in major units with at most two decimals: 12480.5 is 12 480.50.' });

/** An amount that may be taken off: the same with a sign. */
export const signedAmount = z.codec(z.number(), z.int(), MAJOR_UNITS).meta({
	id: 'SignedAmount',
	description: 'An amount in major units with at most two decimals; negative: taken off.',
});
