import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/domain/date/format-date';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { useRoot } from '~/root';
import { Icon } from '../ui/icon';

type EnquirySuccessProps = { kind: 'property' | 'general'; email: string; children: ReactNode };

/** The enquiry is written (P§8): the thanks, and what happens next. Takes the focus, since the form is gone. */
export function EnquirySuccess({ kind, email, children }: EnquirySuccessProps) {
	const { t } = useTranslation('enquiry');
	const { language, today } = useRoot();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const tomorrow = formatDate(addDays(plainDate(today), 1), language, { weekday: 'comma', hasYear: false });
	const steps = [
		{ when: t('success.today'), what: t('success.copy'), more: t('success.copyTo', { email }) },
		{
			when: t('success.by', { date: tomorrow }),
			what: t('success.answer'),
			more: kind === 'property' ? t('success.answerWith') : t('success.answerGeneral'),
		},
		{ when: t('success.afterwards'), what: t('success.decide'), more: t('success.decideWhen') },
	];
	return (
		<div>
			<span className="grid size-15 place-items-center rounded-full border border-accent">
				<Icon name="check" size={28} />
			</span>
			<div role="status">
				<h2 ref={heading} tabIndex={-1} className="mt-6 text-h2 focus:outline-none lg:text-[2.625rem]">
					{t('success.headline')}
				</h2>
				<p className="mt-2 text-lead">{t('success.text')}</p>
			</div>
			<dl className="mt-8 border-t border-line2 text-[0.9375rem]">
				{steps.map(({ when, what, more }) => (
					<div
						key={when}
						className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-line2 py-3.5 lg:grid-cols-[7.5rem_1fr]"
					>
						<dt className="text-ink2">{when}</dt>
						<dd className="min-w-0 wrap-anywhere">
							<span className="font-semibold">{what}</span>
							{more}
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-8 flex items-center gap-x-8 gap-y-5 max-lg:flex-col-reverse max-lg:items-stretch">
				{children}
			</div>
		</div>
	);
}
