import * as z from 'zod';
import { FIELD_LIMITS } from '../form/field-limits';
import { emailAddress, line, optionalLine, paragraphs } from '../form/field-schemas';

/** A message from the contact page (FORM-11), under the names of the API (FORM-16). */
export const contactMessageSchema = z.object({
	name: line(FIELD_LIMITS.fullname, 'name'),
	email: emailAddress,
	message: paragraphs('message'),
	subject: optionalLine(FIELD_LIMITS.subject),
});
