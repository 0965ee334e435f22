import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoot } from '~/components/root/use-root';
import { formatDate } from '~/domain/date/format-date';
import { formatTimestampInZone } from '~/domain/date/format-timestamp';
import { addDays, plainDate } from '~/domain/date/plain-date';
import { SuccessFrame } from '../form/success-frame';

export type EnquirySuccessProps = {
	kind: 'property' | 'general';
	email: string;
	number: string | undefined;
	/** By when it is answered, where that is later than in 24 hours (ENQUIRY-4). */
	answerBy: number | undefined;
	children: ReactNode;
};

/** Confirms a saved enquiry (FORM-12): the thanks, and the next steps. */
export function EnquirySuccess({ kind, email, number, answerBy, children }: EnquirySuccessProps) {
	const { t } = useTranslation('enquiry');
	const { language, today } = useRoot();
	const moment = answerBy === undefined ? null : formatTimestampInZone(answerBy, language);
	const tomorrow = formatDate(addDays(plainDate(today), 1), language, { weekday: 'comma', hasYear: false });
	const steps = [
		{ when: t('success.today'), what: t('success.copy'), more: t('success.copyTo', { email }) },
		{
			when: t('success.by', { date: moment ?? tomorrow }),
			what: t('success.answer'),
			more: kind === 'property' ? t('success.answerWith') : t('success.answerGeneral'),
		},
		{ when: t('success.afterwards'), what: t('success.decide'), more: t('success.decideWhen') },
	];
	return (
		<SuccessFrame
			headline={t('success.headline')}
			text={moment === null ? t('success.text') : t('success.later', { moment })}
			number={{ label: t('success.number'), value: number }}
			steps={steps}
		>
			<div className="mt-8 flex items-center gap-x-8 gap-y-5 max-lg:flex-col-reverse max-lg:items-stretch">
				{children}
			</div>
		</SuccessFrame>
	);
}
