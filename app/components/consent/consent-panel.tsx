import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purpose } from '~/domain/consent/consent';
import { forgetSession } from '../frontend-log/session-id';
import { hasAnalytics, startAnalytics } from './analytics';
import { ConsentBanner } from './consent-banner';
import { keepConsent, savedConsent } from './consent-cookie';
import { useRoomForQuestion } from './use-room-for-question';

const ConsentSettings = lazy(() =>
	import('./consent-settings').then((module) => ({ default: module.ConsentSettings })),
);

/** The links that open the settings again: a choice can be taken back as easily as it was made. */
const SETTINGS_LINK = '#cookie-settings';

/** The purposes that need consent here, and the script of the statistics service. */
export type ConsentPanelProps = {
	consent: { purposes: readonly Purpose[]; analyticsSrc: string | null };
	/** The address of the page holds a token: nothing is asked and nothing starts here, whatever was accepted. */
	isSecret: boolean;
};

/** Asks for consent to logging and analytics, stores the answer, and starts only what was accepted. Nothing starts before. */
export function ConsentPanel({ consent: { purposes, analyticsSrc }, isSecret }: ConsentPanelProps) {
	const { t } = useTranslation('consent');
	const [{ granted, isDecided }, setStanding] = useState(() => savedConsent(purposes));
	const [isOpen, setOpen] = useState(() => location.hash === SETTINGS_LINK);
	const hasRoom = useRoomForQuestion();

	useEffect(() => {
		const open = (event: MouseEvent) => {
			const link = event.target instanceof Element ? event.target.closest(`a[href="${SETTINGS_LINK}"]`) : null;
			if (!link) return;
			event.preventDefault();
			setOpen(true);
		};
		document.addEventListener('click', open, { capture: true });
		return () => document.removeEventListener('click', open, { capture: true });
	}, []);

	useEffect(() => {
		if (granted.includes('analytics') && analyticsSrc && !isSecret) startAnalytics(analyticsSrc);
		void noteUse(granted.includes('logs') && !isSecret);
	}, [granted, analyticsSrc, isSecret]);

	const decide = (choice: readonly Purpose[]) => {
		keepConsent(purposes, choice);
		// A script that runs cannot be taken back.
		if (hasAnalytics() && !choice.includes('analytics')) {
			// The link's own address would open the settings again.
			history.replaceState(history.state, '', location.pathname + location.search);
			return location.reload();
		}
		setStanding(savedConsent(purposes));
		setOpen(false);
	};

	return (
		<>
			{isDecided || isOpen || isSecret || !hasRoom ? null : (
				<ConsentBanner
					purposes={purposes}
					onAccept={() => decide(purposes)}
					onDecline={() => decide([])}
					onSettings={() => setOpen(true)}
				/>
			)}
			{isOpen ? (
				<Suspense>
					<ConsentSettings
						purposes={purposes}
						granted={granted}
						analyticsSrc={analyticsSrc}
						onSave={(choice) => {
							decide(choice);
							void import('../toast/show-toast').then(
								({ showToast, TOAST_MS }) =>
									showToast(t('saved'), { milliseconds: TOAST_MS.general, dismiss: t('dismiss') }),
								() => undefined,
							);
						}}
						onClose={() => setOpen(false)}
					/>
				</Suspense>
			) : null}
		</>
	);
}

let hasNoted = false;

/** Begins or ends the notes on use; their script comes with the first consent only. */
async function noteUse(isAgreed: boolean): Promise<void> {
	if (!isAgreed && !hasNoted) return forgetSession();
	hasNoted = true;
	try {
		const { startFrontendLog, stopFrontendLog } = await import('../frontend-log/frontend-log');
		if (isAgreed) startFrontendLog();
		else stopFrontendLog();
	} catch {
		// A failed log request does not affect the visitor.
	}
}
