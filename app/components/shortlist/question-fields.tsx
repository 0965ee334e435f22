/** What a form of the shortlist carries along in its address. */
export type CachedQuestion = {
	houses: string;
	checkIn?: string;
	checkOut?: string;
	adults?: number;
	children?: number;
	hotels?: string;
	rooms?: string;
};

export function QuestionFields({ question }: { question: CachedQuestion & { compare?: string } }) {
	return Object.entries(question).map(([name, value]) =>
		value ? <input key={name} type="hidden" name={name} value={value} /> : null,
	);
}
