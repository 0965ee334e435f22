import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { FIELD_LIMITS } from '~/domain/form/field-limits';
import { HONEYPOT } from '~/domain/form/honeypot';
import type { NewsletterFields } from '~/domain/newsletter/newsletter-error';
import { NEWSLETTER_PATH } from '~/domain/newsletter/newsletter-path';
import { Icon } from '../ui/icon';
import { IDLE, type NewsletterState } from './newsletter-state';

const LOOKS = {
	dark: {
		quiet: 'text-dim',
		error: 'text-accent-on-dark',
		ground: 'bg-transparent',
		rim: 'border-dim/70',
		line: 'border-accent-on-dark',
	},
	light: { quiet: 'text-ink2', error: 'text-err', ground: 'bg-sheet', rim: 'border-field', line: 'border-err' },
} as const;

type NewsletterFormProps = {
	/** The form's background. */
	tone?: keyof typeof LOOKS;
	/** The server's response to a form sent without script. */
	state?: NewsletterState;
	className?: string;
};

/**
 * The newsletter form (FORM-18): presence is checked here, everything else by the server. Without script it is sent to the
 * newsletter's own page, which answers with the same form.
 */
export function NewsletterForm({ tone = 'dark', state: first = IDLE, className = '' }: NewsletterFormProps) {
	const { t } = useTranslation(['common', 'footer']);
	const { language } = useRoot();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [state, setState] = useState(first);
	const isFirst = useRef(true);
	const look = LOOKS[tone];
	const isDone = state.result === 'positive';
	const isLoading = state.result === 'loading';

	// Moves the focus to the first invalid field, or to the result.
	useEffect(() => {
		const isAnswer = !isFirst.current || first !== IDLE;
		isFirst.current = false;
		if (!isAnswer || state.result === 'loading') return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-result]')?.focus();
	}, [state, first]);

	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isLoading || isDone) return;
		const data = new FormData(event.currentTarget);
		setState({ result: 'loading', errors: {} });
		setState(
			await import('./send-newsletter').then(
				({ sendNewsletter }) => sendNewsletter(data, language),
				() => ({ result: 'negative', errors: {} }) as const,
			),
		);
	};

	const field = (name: NewsletterFields) => {
		const error = state.errors[name];
		const errorId = `${id}-${name}-error`;
		return {
			isInvalid: error !== undefined,
			input: {
				id: `${id}-${name}`,
				name,
				...(error ? { 'aria-invalid': true as const, 'aria-describedby': errorId } : {}),
			},
			line: error ? (
				<p id={errorId} className={`mt-2 flex items-start gap-2 text-small ${look.error}`}>
					<Icon name="warning" size={18} className="mt-0.5 shrink-0" />
					{t(`footer:newsletter.fault.${error}`)}
				</p>
			) : null,
		};
	};
	const privacy = field('privacy');

	return (
		<form
			ref={form}
			method="post"
			action={`${NEWSLETTER_PATH}?lng=${language}`}
			noValidate
			onSubmit={send}
			className={className}
		>
			<div className="grid gap-x-4 gap-y-4 md:grid-cols-2">
				{(['fullName', 'email'] as const).map((name) => {
					const { isInvalid, input, line } = field(name);
					return (
						<div key={name} className="min-w-0">
							<label htmlFor={input.id} className="mb-1.5 block text-label">
								{t(`footer:newsletter.${name}`)}
							</label>
							<input
								{...input}
								type={name === 'email' ? 'email' : 'text'}
								autoComplete={name === 'email' ? 'email' : 'name'}
								maxLength={name === 'email' ? FIELD_LIMITS.email : FIELD_LIMITS.fullname}
								defaultValue={first.values?.[name] ?? ''}
								required
								readOnly={isDone}
								className={`h-13 w-full min-w-0 rounded-sm border px-4 text-[1.0625rem] lg:text-body ${look.ground} ${isInvalid ? `border-2 ${look.line}` : look.rim}`}
							/>
							{line}
						</div>
					);
				})}
			</div>
			<div aria-hidden="true" className="absolute -left-[100vw] size-px overflow-hidden">
				<label htmlFor={`${id}-${HONEYPOT}`}>{t('footer:newsletter.honeypot')}</label>
				<input id={`${id}-${HONEYPOT}`} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
			</div>
			<div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
				<div>
					<label htmlFor={privacy.input.id} className="flex min-h-11 items-center gap-3 py-2">
						<input
							{...privacy.input}
							type="checkbox"
							defaultChecked={first.values?.privacy ?? false}
							required
							className={`check ${tone === 'dark' ? 'check-on-dark' : ''} ${privacy.isInvalid ? `border-2 ${look.line}` : ''}`}
						/>
						<span>
							{t('footer:newsletter.privacyBefore')}
							<a href="/privacy-policy" target="_blank" rel="noreferrer" className="underline underline-offset-4">
								{t('footer:newsletter.privacyLink')}
							</a>
							{t('footer:newsletter.privacyAfter')}
						</span>
					</label>
					{privacy.line}
				</div>
				<button
					type="submit"
					disabled={isDone}
					aria-disabled={isLoading || undefined}
					className="inline-flex min-h-13 w-full items-center justify-center gap-3 rounded-sm bg-accent px-7 font-semibold text-on-accent transition-colors hover:bg-accent-hover active:bg-accent-pressed disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:bg-accent sm:w-auto"
				>
					{isLoading ? (
						<span className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
					) : null}
					{isLoading ? t('footer:newsletter.sending') : t('footer:newsletter.subscribe')}
				</button>
			</div>
			<div role="status" className="empty:hidden">
				{isDone ? (
					<Said className={tone === 'dark' ? 'border-accent-on-dark' : 'border-ok'}>
						<p className="font-medium">{t('footer:newsletter.success')}</p>
						<p className={`mt-1 text-small ${look.quiet}`}>{t('footer:newsletter.confirm')}</p>
					</Said>
				) : state.result === 'negative' || state.result === 'limited' ? (
					<Said className={`${look.line} ${look.error}`}>
						<p>
							{state.result === 'negative'
								? t('footer:newsletter.failed')
								: t('footer:newsletter.limited', {
										count: Math.max(1, Math.ceil((state.retryAfterSeconds ?? 60) / 60)),
									})}
						</p>
					</Said>
				) : null}
			</div>
		</form>
	);
}

function Said({ className, children }: { className: string; children: ReactNode }) {
	return (
		<div data-result tabIndex={-1} className={`mt-5 border-l-[3px] py-1 pl-5 ${className}`}>
			{children}
		</div>
	);
}
