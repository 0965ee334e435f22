import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useForm } from './form-context';
import { GO_FIELD } from './form-state';

type SubmitProps = { children: ReactNode; go?: string; isLocked?: boolean; className?: string };

/** The submit button; while pending it says so and retains the focus. */
export function Submit({ children, go = 'next', isLocked = false, className = '' }: SubmitProps) {
	const { t } = useTranslation('enquiry');
	const { isSending } = useForm();
	return (
		<Button
			type="submit"
			name={GO_FIELD}
			value={go}
			disabled={isLocked}
			aria-disabled={isSending || undefined}
			className={`min-h-13 shrink-0 px-7 font-semibold whitespace-nowrap ${className}`}
		>
			{isSending ? <SendingLabel text={t('sending')} /> : children}
		</Button>
	);
}

/** The label of a button while its form is sent. */
export function SendingLabel({ text }: { text: string }) {
	return (
		<>
			<span className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
			{text}
		</>
	);
}

/** The back button submits the input too. It follows the primary button because Enter activates the first one. */
export function StepBack({ children }: { children: ReactNode }) {
	return (
		<button
			type="submit"
			name={GO_FIELD}
			value="back"
			className="inline-flex min-h-11 items-center justify-center gap-2 font-medium hover:text-accent-ink"
		>
			<Icon name="chevronLeft" size={18} />
			{children}
		</button>
	);
}

/** The message after a failed write: the specified sentence and two contacts that always work (FORM-12). */
export function FormFailure() {
	const { t } = useTranslation('enquiry');
	const { brand } = useRoot();
	const { state } = useForm();
	if (state.result !== 'failed' && state.result !== 'limited') return null;
	const phone = `${brand.phone.countryCode} ${brand.phone.number}`;
	return (
		<div
			role="alert"
			data-result
			tabIndex={-1}
			className="flex gap-4 border-l-[3px] border-err bg-err-bg px-5 py-4 text-err"
		>
			<Icon name="warning" size={22} className="mt-0.5 shrink-0" />
			<div>
				<p>
					{state.result === 'failed'
						? t('failed')
						: t('limited', { count: Math.max(1, Math.ceil((state.retryAfterSeconds ?? 60) / 60)) })}
				</p>
				{state.result === 'failed' ? <p className="mt-1">{t('failedRepeat')}</p> : null}
				<p className="mt-1 flex flex-wrap gap-x-6 font-medium">
					<a href={`mailto:${brand.email}`} className="py-1.5 underline underline-offset-4">
						{brand.email}
					</a>
					<a href={`tel:${phone.replaceAll(' ', '')}`} className="tabular py-1.5 underline underline-offset-4">
						{phone}
					</a>
				</p>
			</div>
		</div>
	);
}
