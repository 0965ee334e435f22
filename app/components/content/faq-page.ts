/** Questions and answers of a page, as schema.org says it. */
export function faqPage(questions: readonly { question: string; answer: string }[]): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: questions.map(({ question: name, answer: text }) => ({
			'@type': 'Question',
			name,
			acceptedAnswer: { '@type': 'Answer', text },
		})),
	};
}
