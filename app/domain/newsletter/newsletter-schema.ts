import * as z from 'zod';
import { FIELD_LIMITS } from '../form/field-limits';
import { emailAddress, line } from '../form/field-schemas';

/** The body of `POST /api/newsletter/client` (FORM-18): its shape; what the texts must say is the verb's rule. */
export const newsletterClientShape = z.strictObject({
	email: z.string().max(FIELD_LIMITS.email),
	fullName: z.string().max(FIELD_LIMITS.fullname),
});

/** Who subscribes (FORM-18). Messages are error keys. */
export const newsletterSchema = z.object({
	fullName: line(FIELD_LIMITS.fullname, 'name'),
	email: emailAddress.transform((address) => address.toLowerCase()),
});
