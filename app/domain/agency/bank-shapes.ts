import * as z from 'zod';

export const bankFieldShape = z
	.object({
		key: z.string().describe('Name of the field in `bankAccount`.'),
		name: z.string().describe('In the language of the answer.'),
		type: z.enum(['select', 'text', 'radio', 'date']),
		required: z.boolean(),
		example: z.string().nullable(),
		minLength: z.int().nullable(),
		maxLength: z.int().nullable(),
		validationRegexp: z.string().nullable().describe('Has to match the whole text (RE2).'),
		valuesAllowed: z.array(z.object({ key: z.string(), name: z.string() })).nullable(),
	})
	.meta({ id: 'BankField' });

export const bankAlternativeShape = z
	.object({
		key: z.string(),
		title: z.string(),
		fields: z.array(z.union([bankFieldShape, z.object({ group: z.string(), fields: z.array(bankFieldShape) })])),
	})
	.meta({ id: 'BankAlternative', description: 'One way to be paid; fields may stand in groups.' });

export type BankFieldShape = z.infer<typeof bankFieldShape>;
export type BankAlternativeShape = z.infer<typeof bankAlternativeShape>;
