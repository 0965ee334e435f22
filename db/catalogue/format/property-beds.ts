import * as z from 'zod';
import { nearestName } from '~/platform/nearest-name';
import { PROPERTY_BED_TYPES } from '../../schema/enums';
import type { PropertyBeds, PropertyBedType } from '../../schema/property-room';
import { list, spelt, storedAs } from './cells';
import { quoted, refused, type Wrong } from './refusal';

const EXAMPLE = 'beds such as double:1;single:2';

/** Guests whom a bed of each type holds. */
const SLEEPS: Record<PropertyBedType, number> = {
	king: 2,
	double: 2,
	twin: 2,
	single: 1,
	bunk: 2,
	sofa_bed: 2,
	child: 1,
};

/** `type:count`. */
const beds = z.codec(z.string(), z.custom<PropertyBeds>(), {
	decode(text, ctx) {
		const read = readBeds(text);
		return 'wrong' in read ? refused(ctx, read) : read;
	},
	encode: ([type, count]) => `${type}:${count}`,
});

const parts = list(beds);

/** Beds of a room by `;`, held in the order of the closed list and stored as JSON. */
export const propertyBeds = () =>
	storedAs(
		spelt(parts, (given): PropertyBeds[] | Wrong => {
			const twice = given.find(([type], at) => given.findIndex(([other]) => other === type) < at);
			if (twice) return { wrong: `${quoted(twice[0])} is there twice`, right: `each type once: ${EXAMPLE}` };
			return given.toSorted(([a], [b]) => PROPERTY_BED_TYPES.indexOf(a) - PROPERTY_BED_TYPES.indexOf(b));
		}),
		z.codec(z.string(), z.string(), {
			decode: (json) => parts.encode(JSON.parse(json)),
			encode: (value) => JSON.stringify(parts.decode(value)),
		}),
	);

/** Guests whom the beds of a cell in its canonical spelling hold. */
export function placesToSleep(cell: string): number {
	return parts.decode(cell).reduce((sum, [type, count]) => sum + SLEEPS[type] * count, 0);
}

function readBeds(text: string): PropertyBeds | Wrong {
	const [name = '', count = '', ...rest] = text.split(':').map((word) => word.trim());
	const type = PROPERTY_BED_TYPES.find((known) => known === name);
	if (!type) {
		const right = nearestName(name, PROPERTY_BED_TYPES) ?? `one of ${PROPERTY_BED_TYPES.join(', ')}`;
		return { wrong: `${quoted(name)} is no type of bed`, right };
	}
	if (!/^[1-9]\d?$/.test(count) || rest.length > 0)
		return { wrong: `${quoted(text)} does not say how many beds`, right: `a colon and 1 to 99: ${EXAMPLE}` };
	return [type, Number(count)];
}
