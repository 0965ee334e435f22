import { useTranslation } from 'react-i18next';
import type { EnquiryFile } from '~/domain/enquiry/desk/load-enquiry-file.server';
import { Timestamp } from '../page/timestamp';
import { CardHead } from '../parts/card-head';

/** The steps of an enquiry and its proposals, newest first. */
export function EnquiryHistory({ history, receivedAt }: Pick<EnquiryFile, 'history'> & { receivedAt: number }) {
	const { t } = useTranslation('enquiries');
	const steps = [...history, { step: 'received' as const, at: receivedAt, note: null, by: '' }];
	return (
		<section className="trade-card">
			<CardHead>
				<h2>{t('history.title')}</h2>
			</CardHead>
			<ol className="grid gap-3 px-4.5 pt-4 pb-5">
				{steps.map(({ step, at, note, by }, index) => (
					<li key={index} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
						<span className="trade-note">
							<Timestamp at={at} />
						</span>
						<span>
							{t(`history.${step}`)}
							{by ? <span className="text-ink2"> {t('history.by', { name: by })}</span> : null}
						</span>
						{note ? (
							<p className="basis-full border-l-3 border-accent pl-3 whitespace-pre-line wrap-anywhere">{note}</p>
						) : null}
					</li>
				))}
			</ol>
		</section>
	);
}
