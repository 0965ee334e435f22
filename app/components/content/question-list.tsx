import { useTranslation } from 'react-i18next';
import type { ContentQuestion } from '~/domain/content/content-text';
import { ContentHtml } from './text-sections';

/** Questions with their answers folded below them; they open without script. */
export function QuestionList({ questions }: { questions: readonly ContentQuestion[] }) {
	const { t } = useTranslation('content');
	if (questions.length === 0) return null;
	return (
		<section
			aria-labelledby="questions"
			className="grid gap-x-8 gap-y-5 border-t border-line2 py-10 lg:grid-cols-3 lg:py-14"
		>
			<h2 id="questions" className="scroll-mt-8 text-h3">
				{t('questions')}
			</h2>
			<div className="max-w-[48rem] lg:col-span-2">
				{questions.map(({ question, html }) => (
					<details key={question} className="border-b border-line first:-mt-4">
						<summary className="flex min-h-14 items-center justify-between gap-6 py-3 hover:[&>*]:text-accent-ink">
							<h3 className="font-sans text-body font-medium tracking-normal transition-colors duration-150">
								{question}
							</h3>
							<span className="toggle-sign" />
						</summary>
						<div className="pb-6">
							<ContentHtml html={html} />
						</div>
					</details>
				))}
			</div>
		</section>
	);
}
