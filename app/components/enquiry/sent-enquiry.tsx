import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainSuccess } from '../form/plain-success';
import { type EnquirySuccessProps, EnquirySuccess as Served } from './enquiry-success';

// The condition is known at build time: the browser loads this part on demand, together with the form's rules.
const Success = import.meta.env.SSR
	? Served
	: lazy(() =>
			import('./enquiry-success').then(
				({ EnquirySuccess }) => ({ default: EnquirySuccess }),
				() => ({ default: PlainEnquiry }),
			),
		);

/** In place of an enquiry that was sent. */
export function SentEnquiry(props: EnquirySuccessProps) {
	return (
		<Suspense fallback={<PlainEnquiry {...props} />}>
			<Success {...props} />
		</Suspense>
	);
}

function PlainEnquiry({ number, children }: EnquirySuccessProps) {
	const { t } = useTranslation('enquiry');
	return (
		<PlainSuccess headline={t('success.headline')} number={number}>
			{children}
		</PlainSuccess>
	);
}
