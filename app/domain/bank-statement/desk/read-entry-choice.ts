import * as z from 'zod';
import type { EntryChoice } from './entry-choice';

/** What of an entry is for what, as a form sends it: parts of bookings with a bank's fee, or the payment that it takes back. */
const choiceSchema = z.union([
	z.object({
		parts: z
			.array(
				z.object({
					leadId: z.string().max(80),
					minor: z.number().int().positive(),
					depositMinor: z.number().int().nonnegative().optional(),
				}),
			)
			.min(1)
			.max(20),
		feeMinor: z.number().int().nonnegative(),
	}),
	z.object({ paymentId: z.string().max(80) }),
]);

/** A choice as a form sends it; null for anything else. */
export function readChoice(text: string): EntryChoice | null {
	return choiceSchema.safeParse(parsed(text)).data ?? null;
}

/** An open instalment, or what is open of a deposit, as a form sends it. */
const instalmentSchema = z.object({
	leadId: z.string().max(80),
	minor: z.number().int().positive(),
	isDeposit: z.boolean().default(false),
});

/**
 * What chosen instalments book of an entry: all of it where they are of one booking; else what is open of each, which has to be what came. With `hasFee` the
 * bank took the difference. Null where nothing is chosen that can be read.
 */
export function choiceOfInstalments(
	texts: readonly string[],
	{ minor, hasFee }: { minor: number; hasFee: boolean },
): EntryChoice | null {
	const sums = new Map<string, number>();
	const deposits = new Map<string, number>();
	for (const text of texts) {
		const { data } = instalmentSchema.safeParse(parsed(text));
		if (!data) return null;
		sums.set(data.leadId, (sums.get(data.leadId) ?? 0) + data.minor);
		if (data.isDeposit) deposits.set(data.leadId, data.minor);
	}
	const parts = [...sums].map(([leadId, open]) => ({ leadId, minor: open, ...ofDeposit(deposits.get(leadId)) }));
	const [only] = parts;
	if (!only) return null;
	if (parts.length === 1 && !hasFee)
		return {
			parts: [{ ...only, minor, ...ofDeposit(only.depositMinor && Math.min(minor, only.depositMinor)) }],
			feeMinor: 0,
		};
	const sum = parts.reduce((before, part) => before + part.minor, 0);
	return { parts, feeMinor: hasFee ? Math.max(0, sum - minor) : 0 };
}

function ofDeposit(depositMinor: number | undefined) {
	return depositMinor ? { depositMinor } : {};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
