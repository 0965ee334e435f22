import * as z from 'zod';
import type { HotelText } from '../../schema/hotel';
import { checkMarkdown } from '../check/check-markdown';
import { sentence } from './refusal';

const line = (max = 300) =>
	z
		.string()
		.max(max)
		.transform((text) => text.replace(/\s+/g, ' ').trim())
		.refine((text) => text !== '', 'is empty');
const paragraph = (max = 4000) =>
	z
		.string()
		.max(max)
		.transform((text) => text.replace(/\r\n?/g, '\n').trim())
		.refine((text) => text !== '', 'is empty');
const markdown = (max = 8000) =>
	paragraph(max).superRefine((text, context) => {
		const [error] = checkMarkdown(text);
		if (error) context.addIssue({ code: 'custom', message: sentence(error) });
	});
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is not a time such as "15:00", in quotes');
const metres = z.number().positive().max(100_000);

/** A `HotelText` as a file says it: what may be null or empty may be left out. Unknown entries are errors. */
export const hotelTextSchema: z.ZodType<HotelText> = z.strictObject({
	summary: line(400),
	description: z
		.strictObject({
			bestFor: orNull(paragraph()),
			hotel: orNull(paragraph()),
			location: orNull(paragraph()),
			foodAndBeverage: orNull(paragraph()),
			wellness: orNull(paragraph()),
			onSiteActivities: orNull(paragraph()),
			offSiteActivities: orNull(paragraph()),
			sustainability: orNull(paragraph()),
		})
		.prefault({}),
	descriptionMarkdown: orNull(markdown()),
	diningVenues: z
		.array(
			z.strictObject({
				type: line(80),
				name: line(120),
				michelinStars: z.int().min(0).max(3).default(0),
				description: paragraph(),
				openingHoursDescription: orNull(paragraph(400)),
			}),
		)
		.max(20)
		.default([]),
	facilities: z
		.array(
			z.strictObject({
				key: orNull(line(120)),
				facility: line(120),
				priceText: orNull(line(200)),
				description: orNull(paragraph()),
			}),
		)
		.max(80)
		.default([]),
	closestAirport: orNull(
		z.strictObject({
			iataCode: z.string().regex(/^[A-Z]{3}$/, 'is not a code such as INN'),
			name: line(120),
			distanceInKm: z.number().min(0).max(1000),
		}),
	),
	directions: z
		.strictObject({
			byPlane: orNull(paragraph()),
			byChauffeuredService: orNull(paragraph()),
			byCar: orNull(paragraph()),
			byPublicTransport: orNull(paragraph()),
		})
		.prefault({}),
	distanceStrings: z.array(line(200)).max(30).default([]),
	checkIn: z
		.strictObject({
			startTime: orNull(time),
			endTime: orNull(time),
			minAge: orNull(z.int().min(0).max(99)),
			depositDescription: orNull(paragraph(1000)),
			instructions: orNull(paragraph()),
			isCreditCardRequired: z.boolean().default(false),
			isPhotoIdRequired: z.boolean().default(false),
		})
		.prefault({}),
	checkOut: z.strictObject({ endTime: orNull(time), instructions: orNull(paragraph()) }).prefault({}),
	petRestrictions: orNull(paragraph()),
	smokingPolicy: orNull(paragraph()),
	bookingPolicyMarkdown: orNull(markdown()),
	houseRulesMarkdown: orNull(markdown()),
	miceFacilities: z
		.array(
			z.strictObject({
				key: z
					.string()
					.regex(/^(?=.{1,120}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a key of a to z, digits and hyphens')
					.optional(),
				name: line(120),
				markdownDescription: markdown(),
				isIndoor: z.boolean().default(false),
				isOutdoor: z.boolean().default(false),
				dimensions: z.strictObject({
					area: metres,
					length: orNull(metres),
					width: orNull(metres),
					ceilingHeight: orNull(metres),
					system: z.enum(['metric', 'imperial']).default('metric'),
				}),
				configurations: z
					.array(
						z.strictObject({
							name: line(120),
							type: line(80),
							maxOccupancy: z.int().min(1).max(10_000),
							markdownDescription: orNull(markdown()),
						}),
					)
					.default([]),
				equipment: z.array(z.strictObject({ name: line(120), quantity: z.int().min(1).max(10_000) })).default([]),
			}),
		)
		.max(30)
		.default([]),
});
