import * as z from 'zod';
import { SERVICE_LEVELS } from '#db/schema/enums';
import type { PlainDate } from '../date/plain-date';
import type { ErrorKey } from '../form/field-error';
import { partyFields, ticked } from '../form/field-schemas';
import { isPropertyCode, SHORTLIST_LIMIT } from '../shortlist/property-code';
import { periodFields, withPeriodOrder } from './period-rules';
import { contactShape } from './property-enquiry-schema';
import { ANY_LEVEL } from './shortlist-enquiry-steps';

function periodShape(today: PlainDate) {
	return {
		houses: z
			.array(z.string().refine(isPropertyCode, 'houses' satisfies ErrorKey), { error: 'houses' satisfies ErrorKey })
			.min(1, 'houses' satisfies ErrorKey)
			.max(SHORTLIST_LIMIT, 'houses' satisfies ErrorKey),
		...periodFields(today),
		serviceLevel: z.enum([...SERVICE_LEVELS, ANY_LEVEL], { error: 'serviceLevel' satisfies ErrorKey }),
		...partyFields,
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
