import * as z from 'zod';
import { SERVICE_LEVELS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import { isPropertyCode, SHORTLIST_LIMIT } from '../shortlist/property-code';
import type { FaultKey } from './fault';
import { adults, children, childrenAges, ticked } from './field-schemas';
import { periodFields, withPeriodOrder } from './period-rules';
import { contactShape } from './property-enquiry-schema';
import { ANY_LEVEL } from './shortlist-enquiry-steps';

function periodShape(today: PlainDate) {
	return {
		houses: z
			.array(z.string().refine(isPropertyCode, 'houses' satisfies FaultKey), { error: 'houses' satisfies FaultKey })
			.min(1, 'houses' satisfies FaultKey)
			.max(SHORTLIST_LIMIT, 'houses' satisfies FaultKey),
		...periodFields(today),
		serviceLevel: z.enum([...SERVICE_LEVELS, ANY_LEVEL], { error: 'serviceLevel' satisfies FaultKey }),
		adults,
		children,
		childrenAges,
		interest: ticked('interest'),
	};
}

/** First step of an enquiry about several houses: the rules of FORM-8. */
export function shortlistPeriodSchema(today: PlainDate) {
	return withPeriodOrder(z.object(periodShape(today)));
}

/** The whole enquiry about several properties. */
export function shortlistEnquirySchema(today: PlainDate) {
	return withPeriodOrder(z.object({ ...periodShape(today), ...contactShape }));
}

export type ShortlistEnquiry = z.infer<ReturnType<typeof shortlistEnquirySchema>>;
