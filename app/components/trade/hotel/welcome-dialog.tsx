import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Scene } from '../../ui/scene';
import { DIALOG_BODY, DIALOG_FOOT, dialogLook } from '../parts/dialog';
import { tradeButton } from '../trade-button';

/** The steps of the welcome (OFFER-28), each an address. */
const STEPS = ['welcome', 'offers', 'personal'] as const;

const PARAMETER = 'welcome';
/** Local storage: it was seen in this browser. */
const SEEN = 'bookingEngineWelcome';

/** The address of the page with a step of the welcome over it; 0: without. */
export function welcomeAddress(search: string, step: number): string {
	const query = new URLSearchParams(search);
	if (step === 0) query.delete(PARAMETER);
	else query.set(PARAMETER, String(step));
	return `?${query}`;
}

/** Opens by itself once in a browser, and from the help icon ever after; Escape, Close and Start Now lead back to the page. */
export function WelcomeDialog({ hotelName }: { hotelName: string }) {
	const { search } = useLocation();
	const navigate = useNavigate();
	const requested = Number(new URLSearchParams(search).get(PARAMETER));
	const step = STEPS[requested - 1];
	useEffect(() => {
		if (!step && !wasSeen()) navigate(welcomeAddress(search, 1), { replace: true, preventScrollReset: true });
	}, [step, search, navigate]);
	if (!step) return null;
	return <Welcome hotelName={hotelName} step={step} search={search} />;
}

function Welcome({ hotelName, step, search }: { hotelName: string; step: (typeof STEPS)[number]; search: string }) {
	const { t } = useTranslation('booking-engine');
	const navigate = useNavigate();
	const dialog = useRef<HTMLDialogElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const position = STEPS.indexOf(step) + 1;
	const total = STEPS.length;
	useEffect(() => {
		noteSeen();
		const element = dialog.current;
		if (!element) return;
		element.removeAttribute('open');
		element.showModal();
		return () => {
			if (element.open) element.close();
		};
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each step
	useEffect(() => heading.current?.focus(), [step]);
	const go = (to: number) => navigate(welcomeAddress(search, to), { replace: true, preventScrollReset: true });
	const leave = (event: { preventDefault(): void }) => {
		event.preventDefault();
		dialog.current?.close();
		go(0);
	};
	const close = (event: MouseEvent) => {
		if (!event.metaKey && !event.ctrlKey && !event.shiftKey) leave(event);
	};
	return (
		<dialog
			ref={dialog}
			open
			aria-labelledby="welcome-title"
			onCancel={leave}
			onKeyDown={(event) => {
				if (event.key === 'ArrowRight' && position < total) go(position + 1);
				if (event.key === 'ArrowLeft' && position > 1) go(position - 1);
			}}
			className={dialogLook('relative [&:modal]:fixed w-[min(38rem,100%-2rem)] overflow-hidden')}
		>
			<div className="aspect-5/2 overflow-hidden bg-light2">
				<Scene
					name={SCENES[step]}
					widths={[480, 800, 1200]}
					sizes="(min-width: 40rem) 608px, 100vw"
					width={1200}
					height={800}
					alt=""
				/>
			</div>
			<Link
				to={welcomeAddress(search, 0)}
				onClick={close}
				preventScrollReset
				aria-label={t('close')}
				className="absolute top-3 right-3 grid size-11 place-items-center rounded-full bg-sheet hover:bg-row"
			>
				<Icon name="close" size={20} />
			</Link>
			<div className={`${DIALOG_BODY} gap-1.5`}>
				<p className="trade-note">{t('position', { position, total })}</p>
				<h2 id="welcome-title" ref={heading} tabIndex={-1} className="focus:outline-none">
					{t(`steps.${step}.title`, { hotel: hotelName })}
				</h2>
				<p>{t(`steps.${step}.text`, { hotel: hotelName })}</p>
			</div>
			{/* Three buttons fit in a line of a phone. */}
			<div className={`${DIALOG_FOOT} gap-2 px-6 max-xs:gap-1 max-xs:px-3 max-xs:[&>*]:px-3`}>
				{position > 1 ? (
					<Link
						to={welcomeAddress(search, position - 1)}
						replace
						preventScrollReset
						className={tradeButton('quiet', 'mr-auto')}
					>
						{t('back')}
					</Link>
				) : null}
				<Link to={welcomeAddress(search, 0)} onClick={close} preventScrollReset className={tradeButton('line')}>
					{t('close')}
				</Link>
				{position < total ? (
					<Link to={welcomeAddress(search, position + 1)} replace preventScrollReset className={tradeButton('dark')}>
						{t('next', { position, total })}
					</Link>
				) : (
					<Link to={welcomeAddress(search, 0)} onClick={close} preventScrollReset className={tradeButton('dark')}>
						{t('start')}
					</Link>
				)}
			</div>
		</dialog>
	);
}

const SCENES = { welcome: 'hotel', offers: 'suite', personal: 'lounge' } as const;

function wasSeen(): boolean {
	try {
		return localStorage.getItem(SEEN) !== null;
	} catch {
		// It would open on every visit.
		return true;
	}
}

function noteSeen(): void {
	try {
		localStorage.setItem(SEEN, String(Date.now()));
	} catch {
		// Nothing to keep it in.
	}
}
