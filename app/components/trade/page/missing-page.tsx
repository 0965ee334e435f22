import { Link, useRouteError } from '@remix-run/react';
import { useCrashAnswer } from '../../crash/use-crash-answer';
import { errorDetails } from '../../layout/error-details';
import { ErrorPage, statusOfError } from '../../layout/error-page';
import { EmptyState } from '../states';
import { tradeButton } from '../trade-button';

type MissingPageProps = {
	title: string;
	text: string;
	/** The way back to where such things are listed. */
	back: { to: string; text: string };
};

/** For an `ErrorBoundary`: tells what is missing or belongs to someone else apart from a page that does not exist, and from a crash. */
export function MissingPage({ title, text, back }: MissingPageProps) {
	const error = useRouteError();
	useCrashAnswer(error);
	const status = statusOfError(error);
	if (status !== 404) return <ErrorPage status={status} details={errorDetails(error)} />;
	return (
		<main id="content" className="trade">
			<EmptyState
				title={title}
				actions={
					<Link to={back.to} className={tradeButton('dark')}>
						{back.text}
					</Link>
				}
			>
				{text}
			</EmptyState>
		</main>
	);
}
