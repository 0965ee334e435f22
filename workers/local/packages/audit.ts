import * as z from 'zod';

/** A known weakness that we live with for a while, and until when. */
export type Accepted = { advisory: string; reason: string; until: string };

/** Advisories (GHSA ids) of severity high or critical that do not reach us. After its end date each has to be looked at again. */
export const ACCEPTED_ADVISORIES: readonly Accepted[] = [];

const advisory = z.object({ url: z.string(), title: z.string(), severity: z.string() });
const report = z.object({
	vulnerabilities: z.record(
		z.string(),
		z.object({ name: z.string(), severity: z.string(), via: z.array(z.union([z.string(), advisory])) }),
	),
});

export type AuditReport = z.infer<typeof report>;

/** What `npm audit --json` answers; null where the registry did not answer. */
export function readAuditReport(output: string): AuditReport | null {
	try {
		const read = report.safeParse(JSON.parse(output));
		return read.success ? read.data : null;
	} catch {
		return null;
	}
}

const HEAVY = new Set(['high', 'critical']);

/** Known weaknesses of severity high or critical in what we ship (SUPPLY-3), and accepted ones that are over or that nothing has any more. */
export function auditFindings(
	{ vulnerabilities }: AuditReport,
	today: string,
	accepted: readonly Accepted[] = ACCEPTED_ADVISORIES,
): string[] {
	const met = new Set<string>();
	const findings = Object.values(vulnerabilities).flatMap(({ name, via }) =>
		via.flatMap((each) => {
			if (typeof each === 'string' || !HEAVY.has(each.severity)) return [];
			const id = each.url.split('/').at(-1) ?? each.url;
			met.add(id);
			const known = accepted.find(({ advisory: listed }) => listed === id);
			if (known && today <= known.until) return [];
			const over = known ? `; it was accepted until ${known.until}` : '';
			return [`${name}: ${each.title} (${each.severity}, ${each.url})${over}`];
		}),
	);
	const idle = accepted.filter(({ advisory: listed }) => !met.has(listed));
	return [...findings, ...idle.map(({ advisory: listed }) => `${listed} is accepted and nothing has it`)];
}
