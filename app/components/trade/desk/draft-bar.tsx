import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatTimestamp } from '~/domain/date/format-timestamp';
import type { Language } from '~/domain/language/language';
import { tradeButton } from '../trade-button';

type DraftBarProps = {
	draft: { revision: number; updatedAt: number; name: string; canUndo: boolean };
	changes: number;
	/** Page that shows the changes and publishes them. */
	review: string;
};

/** At the lower edge while there is a draft: what it holds, who saved it, and its ways on and back. Its buttons send `intent` and `seen` to the page. */
export function DraftBar({ draft, changes, review }: DraftBarProps) {
	const { t } = useTranslation('hotel-rates');
	const language = useRoot().language as Language;
	const { revision, updatedAt, name, canUndo } = draft;
	const time = formatTimestamp(updatedAt, language);
	return (
		<section aria-label={t('draft.label')} className="draft-bar">
			<div>
				<p className="font-semibold">{changes === 0 ? t('draft.same') : t('draft.title', { count: changes })}</p>
				<p className="text-(length:--text-note)">
					{name === '' ? t('draft.savedPlain', { time }) : t('draft.saved', { time, name })}
				</p>
			</div>
			<Form method="post" preventScrollReset>
				<input type="hidden" name="seen" value={revision} />
				{canUndo ? (
					<button type="submit" name="intent" value="undo" className={tradeButton('line')}>
						{t('draft.undo')}
					</button>
				) : null}
				<button type="submit" name="intent" value="discard" className={tradeButton('line')}>
					{t('draft.discard')}
				</button>
				<Link to={review} className={tradeButton('line', 'border-accent bg-accent text-main hover:bg-light2')}>
					{t('draft.review')}
				</Link>
			</Form>
		</section>
	);
}
