import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Published } from '~/domain/desk/publish-draft.server';
import { FaultBox } from '../parts/fault-box';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';

type ReviewFormProps = {
	/** The version to go back to; null for the draft. */
	number: number | null;
	/** Of the draft and of what is published, as they were shown. */
	seen: number;
	state: string;
	hasDraft: boolean;
	/** How much would be different. */
	count: number;
	answer: { outcome: Published | null } | undefined;
	/** Id of the text that says why it cannot be published yet. */
	heldBy?: string | undefined;
	/** What the desk's area says of a failure, of a refusal and of what was published. */
	words: { failed: string | null; refused: string; published: string };
	children: ReactNode;
};

/** What publishing a desk's draft, or going back to a version, would change (DESK-12), and its button. */
export function ReviewForm({ number, seen, state, hasDraft, count, answer, heldBy, words, children }: ReviewFormProps) {
	const { t } = useTranslation('hotel-rates');
	const isBusy = useNavigation().state === 'submitting';
	const isPublished = answer?.outcome?.outcome === 'published';
	return (
		<>
			<div role="status">{isPublished ? <p className="mt-4 font-medium text-ok">{words.published}</p> : null}</div>
			{words.failed ? (
				<FaultBox isResult className="mt-4">
					<p>{words.failed}</p>
				</FaultBox>
			) : null}
			{answer?.outcome?.outcome === 'refused' ? (
				<FaultBox isResult className="mt-4">
					<div>
						<p className="font-semibold">{words.refused}</p>
						<ul lang="en">
							{answer.outcome.errors.slice(0, 20).map(({ file, line, wrong, right }) => (
								<li key={`${file} ${line} ${wrong}`}>
									{wrong}; {right}
								</li>
							))}
						</ul>
					</div>
				</FaultBox>
			) : null}
			{count === 0 ? (
				isPublished ? null : (
					<div className="trade-card mt-6">
						<EmptyState title={t('review.nothingTitle')}>
							{t(number ? 'review.versionSame' : hasDraft ? 'review.nothing' : 'review.noDraft')}
						</EmptyState>
					</div>
				)
			) : (
				<>
					{children}
					<Form method="post" className="mt-5 flex flex-wrap items-center gap-4">
						<input type="hidden" name="seen" value={seen} />
						{number ? (
							<>
								<input type="hidden" name="intent" value="restore" />
								<button type="submit" name="number" value={number} className={tradeButton('dark')}>
									{t('review.goBack')}
								</button>
								{hasDraft ? <p className="trade-note">{t('review.goBackReplaces')}</p> : null}
							</>
						) : (
							<>
								<input type="hidden" name="state" value={state} />
								<button
									type="submit"
									name="intent"
									value="publish"
									className={tradeButton('dark')}
									aria-disabled={isBusy || heldBy !== undefined || undefined}
									aria-describedby={heldBy}
									onClick={(event) => heldBy && event.preventDefault()}
								>
									{isBusy ? t('review.publishing') : t('review.publish')}
								</button>
							</>
						)}
					</Form>
				</>
			)}
		</>
	);
}
