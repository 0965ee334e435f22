/** What a rate gives beside the room, as it is told before somebody chooses it (OFFER-32). */
export type RateBenefits = {
	rateName: string;
	/** Of whose members it is; null: of everybody. */
	program: string | null;
	/** One a line, in the order of the hotel. */
	benefits: string[];
};

/** The points of a list in Markdown as plain texts; a text without points is one of its own. */
export function benefitLines(markdown: string | null): string[] {
	return (markdown ?? '')
		.split('\n')
		.map((line) =>
			line
				.replace(/^\s*[-*]\s+/, '')
				.replaceAll(/[*_`]/g, '')
				.trim(),
		)
		.filter(Boolean);
}

/** What a rate gives that another one does not. */
export function benefitsBeyond(rate: Pick<RateBenefits, 'benefits'>, other: Pick<RateBenefits, 'benefits'> | null) {
	return rate.benefits.filter((benefit) => !other?.benefits.includes(benefit));
}
