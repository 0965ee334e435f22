import * as z from 'zod';
import { parsePlainDate } from '../date/plain-date';
import { emailAddress, line, optionalLine, phoneNumber } from '../form/field-schemas';
import { DOCUMENT_KINDS, type RegistrationField, type RegistrationRule, SEXES } from './registration-rules';

/** Years that a person may have lived. */
const OLDEST_YEARS = 120;

const fields = (today: string) =>
	({
		birthDate: z
			.string()
			.trim()
			.refine((text) => parsePlainDate(text) !== null, 'notADate')
			.refine(
				(text) => text <= today && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS,
				'notADate',
			),
		birthPlace: line(80, 'required'),
		sex: z.enum(SEXES, { error: 'required' }),
		nationality: line(60, 'required'),
		address: line(200, 'required'),
		documentKind: z.enum(DOCUMENT_KINDS, { error: 'required' }),
		documentNumber: line(40, 'required'),
		documentIssuer: line(80, 'required'),
		phone: phoneNumber,
		email: emailAddress,
	}) satisfies Record<RegistrationField, z.ZodType>;

/** Children travel on their parents' papers. */
const OPTIONAL_FOR_CHILDREN: readonly RegistrationField[] = [
	'documentKind',
	'documentNumber',
	'documentIssuer',
	'phone',
	'email',
];

/** The schema of the registration data that a country asks of a guest; `today` is the property's day. */
export function registrationSchema(
	{ fields: asked }: RegistrationRule,
	{ today, isChild }: { today: string; isChild: boolean },
) {
	const all = fields(today);
	return z.object(
		Object.fromEntries(
			asked.map((name) => [
				name,
				isChild && OPTIONAL_FOR_CHILDREN.includes(name) ? z.union([optionalLine(0), all[name]]) : all[name],
			]),
		),
	);
}
