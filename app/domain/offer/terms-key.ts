type Terms = {
	payments: readonly { dueDate: string; percent: number }[];
	cancellation: readonly { from: string; until: string; feePercent: number }[];
};

/**
 * What is due at booking and on which day, and until which day a cancellation costs how much: the same text for the same terms, whatever the
 * day on which they were worked out. A deadline that has gone by since makes another one, for the agent has not seen what holds now.
 */
export function termsKey({ payments, cancellation }: Terms): string {
	const bookedOn = cancellation[0]?.from ?? '';
	return JSON.stringify([
		payments.map(({ dueDate, percent }) => [dueDate <= bookedOn ? 'booking' : dueDate, percent]),
		cancellation.map(({ until, feePercent }) => [until, feePercent]),
	]);
}
