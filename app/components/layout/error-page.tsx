import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/button';
import { SendAgain } from './send-again';

/** What stands where a page cannot: 404, 410, 503 and everything unexpected. */
export function ErrorPage({ status }: { status: number }) {
	const { t } = useTranslation();
	const [title, text] =
		status === 410
			? [t('error.goneTitle'), t('error.goneText')]
			: status >= 400 && status < 500
				? [t('error.notFoundTitle'), t('error.notFoundText')]
				: status === 503
					? [t('error.unavailableTitle'), t('error.unavailableText')]
					: [t('error.severeTitle'), t('error.severeText')];
	return (
		<main id="content" className="container grid min-h-[60vh] content-center py-20">
			<p className="tabular text-small text-accent-ink">{status}</p>
			<h1 className="mt-3 max-w-3xl text-h1">{title}</h1>
			<p className="mt-6 max-w-xl text-lead text-ink2">{text}</p>
			{status === 503 ? <SendAgain /> : null}
			<div className="mt-10 flex flex-wrap gap-4">
				<ButtonLink to="/search" variant="accent">
					{t('error.toSearch')}
				</ButtonLink>
				<ButtonLink to="/" variant="outline">
					{t('error.toHome')}
				</ButtonLink>
			</div>
		</main>
	);
}
